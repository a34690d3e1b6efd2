import { Link } from 'react-router-dom';
import type { PromotionCard } from '../../../content/promotions.ts';
import { entryPath } from '../../../lib/site-paths.ts';
import { useOptIns } from '../../features/promotions/use-opt-ins.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { useTimeZone } from '../../state/live-values/use-time.ts';
import { sourcesOf } from '../../ui/picture.tsx';
import { promotionCategoryLabel } from '../code-labels.ts';
import { promotionDates } from '../promotion-dates.ts';
import { WageringProgress } from '../wagering-progress.tsx';
import './promotion-tiles.css';

/** Displayed width: below 712 px a centre crop beside the text; above it, as many columns of at least 320 px as fit. */
const TILE_WIDE = '(width < 712px) 300px, 400px';

interface PromotionTilesProps {
  promotions: readonly PromotionCard[];
  /** Epoch ms. */
  now: number;
  /** Whether they are the first content of their page; the first picture then loads with priority. */
  leads?: boolean;
}

/** Shows promotions with picture, category and dates. A whole tile links to its page. */
export function PromotionTiles({ promotions, now, leads = false }: PromotionTilesProps) {
  const text = useText();
  const { promotions: list } = useApp().config.routes;
  const zone = useTimeZone();
  const joined = new Map(useOptIns().value?.map((optIn) => [optIn.slug, optIn]));
  return (
    <ul className="promotion-tiles">
      {promotions.map((promotion, place) => {
        const { slug, title, summary, category, image, lang } = promotion;
        const wagering = joined.get(slug)?.wagering;
        return (
          <li key={slug} className="promotion-tile">
            {image && (
              <span className="promotion-tile-picture">
                <img
                  {...sourcesOf(image, TILE_WIDE)}
                  alt=""
                  {...(leads && place === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
                />
              </span>
            )}
            <p className="promotion-tile-kind">{promotionCategoryLabel(category, text.t)}</p>
            <h2 lang={lang}>
              <Link to={entryPath(list, slug) ?? '/'}>{title}</Link>
            </h2>
            {summary !== '' && <p lang={lang}>{summary}</p>}
            <p className="promotion-tile-dates">
              {promotionDates(promotion, now, zone, text)}
              {joined.has(slug) && <strong>{text.t('promotions.joined')}</strong>}
            </p>
            {wagering && <WageringProgress of={wagering} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Reserves the space of the tiles while they load. */
export function PromotionTilesSkeleton() {
  return (
    <ul className="promotion-tiles promotion-tiles-skeleton" aria-hidden="true">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
        <li key={place} />
      ))}
    </ul>
  );
}
