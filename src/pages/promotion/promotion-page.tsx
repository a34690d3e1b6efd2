import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link, Navigate, redirect, useParams } from 'react-router-dom';
import { type Promotion, promotionQuery } from '../../content/promotions.ts';
import { withNotice } from '../../features/arrival-notice.ts';
import { ContentLink } from '../../features/link/content-link.tsx';
import { useTimeFor } from '../../features/live-values/use-time-for.ts';
import { useTimeZone } from '../../features/live-values/use-time-zone.ts';
import { PageTitle } from '../../features/page-title/page-title.tsx';
import { RichHtml } from '../../features/rich-html/rich-html.tsx';
import { useText } from '../../i18n/text.ts';
import { type AppState, useAnswer, useApp } from '../../state/context.ts';
import { buttonClass } from '../../ui/button.tsx';
import { sourcesOf } from '../../ui/picture.tsx';
import { LoginOr } from '../login-or.tsx';
import { promotionDates } from '../promotion-dates.ts';
import './promotion-page.css';

/** Beside the text or above it, as promotion-page.css says. */
const PICTURE_WIDE = '(width <= 900px) 94vw, (width < 1422px) 49vw, 675px';

/** Where a visitor goes on when there is no such promotion (any more). */
const goneTo = ({ routes }: AppState['config']) =>
  withNotice(routes.promotions ?? '/', 'promotion');

export async function load(
  { config, queries, locale }: AppState,
  { params }: { params: Record<string, string | undefined> },
): Promise<Response | undefined> {
  const found = await queries.need(promotionQuery(params['slug'] ?? '', locale));
  if (found.length > 0) return undefined;
  return redirect(goneTo(config));
}

/** One promotion: what it is, until when, on which terms. */
export function PromotionPage() {
  const { slug = '' } = useParams();
  const { config, locale } = useApp();
  const query = promotionQuery(slug, locale);
  const { value } = useAnswer(query);
  const now = useTimeFor(query);
  const promotion = value?.[0];
  // An editor may take it away while it is being read.
  if (value && !promotion) return <Navigate to={goneTo(config)} replace />;
  return promotion ? <PromotionArticle promotion={promotion} now={now} /> : null;
}

/** @param now epoch ms */
function PromotionArticle({ promotion, now }: { promotion: Promotion; now: number }) {
  const text = useText();
  const { t } = text;
  const { config } = useApp();
  const zone = useTimeZone();
  const { title, summary, image, body, terms, link, ctaLabel, optIn } = promotion;
  return (
    <article className="promotion-page">
      <PageTitle title={title} {...(summary !== '' && { description: summary })} />
      {image && (
        <img
          className="promotion-page-picture"
          {...sourcesOf(image, PICTURE_WIDE)}
          alt=""
          fetchPriority="high"
        />
      )}
      <div className="promotion-page-text">
        <p className="promotion-page-dates">{promotionDates(promotion, now, zone, text)}</p>
        <h1>{title}</h1>
        <RichHtml html={body} />
        <div className="promotion-page-act">
          <LoginOr needed={optIn} label={t('promotion.login')}>
            {link && ctaLabel && (
              <ContentLink link={link} className={buttonClass('primary')}>
                {ctaLabel}
              </ContentLink>
            )}
          </LoginOr>
          <p>
            {optIn && `${t('promotion.optIn')} `}
            {t('promotion.play')}
          </p>
        </div>
        {terms !== '' && (
          <section className="promotion-page-terms">
            <h2>{t('promotion.terms')}</h2>
            <RichHtml html={terms} />
          </section>
        )}
        <Link className={buttonClass('quiet')} to={config.routes.promotions ?? '/'}>
          <ArrowLeft size={20} aria-hidden="true" />
          {t('promotion.all')}
        </Link>
      </div>
    </article>
  );
}
