import { type PromotionCard, promotionsQuery } from '../../../content/promotions.ts';
import { promotionPhase, timeOf } from '../../../lib/promotion-phase.ts';
import { entryPath } from '../../../lib/site-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { usePageTime, useTimeZone } from '../../state/live-values/use-time.ts';
import { Picture } from '../../ui/picture.tsx';
import { usePlainLinks } from '../../ui/plain-links/use-plain-links.ts';
import { Rail } from '../../ui/rail.tsx';
import { AnswerBlock } from '../answer-block.tsx';
import { SeeAll } from '../see-all.tsx';
import type { Widget, WidgetProps } from '../widget.ts';
import type { PromotionCards as Fields } from './fields.ts';

/** Width from widget.css. */
const CARD_WIDE = '(width < 446px) 70vw, 312px';

/** Current promotions, optionally of one category. */
function PromotionCards({ widget, title, level }: WidgetProps<Fields>) {
  const { locale, config } = useApp();
  const query = promotionsQuery(locale);
  const now = usePageTime();
  const { promotions: all } = config.routes;
  const { category } = widget;
  const filter = category === undefined ? '' : `?category=${encodeURIComponent(category)}`;
  return (
    <AnswerBlock
      className="promotions"
      query={query}
      isShown={(promotion) =>
        promotionPhase(promotion, now) !== 'over' &&
        (category === undefined || promotion.category === category)
      }
      skeleton="cards"
      title={title}
      level={level}
      action={
        <SeeAll link={all === undefined ? undefined : { kind: 'internal', to: all + filter }} />
      }
    >
      {(promotions) => <Cards promotions={promotions.slice(0, widget.maxItems)} />}
    </AnswerBlock>
  );
}

function Cards({ promotions }: { promotions: PromotionCard[] }) {
  const { config } = useApp();
  const { t, date } = useText();
  const zone = useTimeZone();
  const { hrefOf, onClick } = usePlainLinks();
  const until = (end: number) =>
    t('home.until', { date: date(end, { day: 'numeric', month: 'long', ...zone }) });
  return (
    <Rail onClick={onClick}>
      {promotions.map(({ slug, title, summary, image, endDate, lang }) => {
        const end = timeOf(endDate);
        return (
          <li key={slug}>
            <a className="promotion" href={hrefOf(entryPath(config.routes.promotions, slug))}>
              {image && <Picture image={image} alt="" sizes={CARD_WIDE} />}
              <strong lang={lang}>{title}</strong>
              <span lang={lang}>{summary}</span>
              {end !== undefined && <small>{until(end)}</small>}
            </a>
          </li>
        );
      })}
    </Rail>
  );
}

export const widget: Widget<Fields> = {
  Component: PromotionCards,
  needs: (_widget, { locale }) => [promotionsQuery(locale)],
};
