import type { TextPage } from '../../../content/pages.ts';
import { RichHtml } from '../../features/rich-html/rich-html.tsx';
import { useText } from '../../i18n/text.ts';
import { Page } from '../page.tsx';
import { PrintButton, PrintHead } from '../printed-page.tsx';
import { ContentsList } from './contents-list.tsx';
import { OtherTexts } from './other-texts.tsx';
import './text-page.css';

/** @param path of the text, without language prefix */
export function TextArticle({ text, path }: { text: TextPage; path: string }) {
  const { t, date } = useText();
  const { slug, title, intro, body, headings, revised } = text;
  return (
    <>
      <PrintHead />
      <Page
        title={title}
        lang={text.lang}
        {...(intro !== undefined && { intro })}
        description={text.metaDescription ?? intro}
        metaTitle={text.metaTitle}
        picture={text.shareImage}
        noIndex={text.noIndex}
        path={path}
      >
        <div className="text-page">
          <div className="text-page-tools">
            {revised && (
              <p>
                {t('info.revised')}{' '}
                <time dateTime={revised.slice(0, 10)}>
                  {date(new Date(revised), { dateStyle: 'long', timeZone: 'UTC' })}
                </time>
              </p>
            )}
            <PrintButton />
          </div>
          <ContentsList headings={headings} />
          <div className="text-page-body">
            <RichHtml html={body} />
            <OtherTexts than={slug} />
          </div>
        </div>
      </Page>
    </>
  );
}
