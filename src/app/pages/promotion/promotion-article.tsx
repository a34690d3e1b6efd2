import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Link } from 'react-router-dom';
import type { Promotion } from '../../../content/promotions.ts';
import { promotionPhase } from '../../../lib/promotion-phase.ts';
import { entryPath } from '../../../lib/site-paths.ts';
import { PageHead } from '../../features/page-head/page-head.tsx';
import { RichHtml } from '../../features/rich-html/rich-html.tsx';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { useTimeZone } from '../../state/live-values/use-time.ts';
import { buttonClass } from '../../ui/button.tsx';
import { BreakGate } from '../break-gate.tsx';
import { LeadPicture } from '../lead-picture.tsx';
import { promotionDates } from '../promotion-dates.ts';
import { PromotionAct } from './promotion-act.tsx';

/** @param now epoch ms */
export function PromotionArticle({ promotion, now }: { promotion: Promotion; now: number }) {
  const text = useText();
  const { t } = text;
  const { routes } = useApp().config;
  const zone = useTimeZone();
  const { slug, title, lang, summary, image, body, terms } = promotion;
  const phase = promotionPhase(promotion, now);
  return (
    <article className="promotion-page">
      <PageHead
        title={title}
        description={summary}
        path={entryPath(routes.promotions, slug)}
        trail={[{ name: t('promotions.title'), path: routes.promotions ?? '/' }]}
        picture={image}
        noIndex={phase === 'over' || lang !== undefined}
      />
      {image && <LeadPicture image={image} className="promotion-page-picture" />}
      <div className="promotion-page-text">
        <p className="promotion-page-dates">{promotionDates(promotion, now, zone, text)}</p>
        <h1 lang={lang}>{title}</h1>
        <RichHtml html={body} />
        <BreakGate>
          <PromotionAct promotion={promotion} phase={phase} />
        </BreakGate>
        {terms !== '' && (
          <section className="promotion-page-terms">
            <h2>{t('promotion.terms')}</h2>
            <RichHtml html={terms} />
          </section>
        )}
        <Link className={buttonClass('quiet')} to={routes.promotions ?? '/'}>
          <ArrowLeft size={20} aria-hidden="true" />
          {t('promotion.all')}
        </Link>
      </div>
    </article>
  );
}
