import { pageTitlesQuery } from '../../../content/pages.ts';
import { textPagePath } from '../../../lib/info-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useAnswer, useApp } from '../../state/context.ts';
import { FilterTabs } from '../filter-tabs.tsx';

/** Links to other texts of this kind. @param than slug of the text shown */
export function OtherTexts({ than }: { than: string }) {
  const { t } = useText();
  const { config, locale } = useApp();
  const titles = useAnswer(pageTitlesQuery(locale)).value ?? [];
  const others = titles.flatMap(({ slug, title }) => {
    const to = textPagePath(config.routes, slug);
    return to && slug !== than ? [{ label: title, to, current: false }] : [];
  });
  if (others.length === 0) return null;
  return (
    <section className="other-texts print-not">
      <h2>{t('info.others')}</h2>
      <FilterTabs kind="wrapped" label={t('info.others')} tabs={others} />
    </section>
  );
}
