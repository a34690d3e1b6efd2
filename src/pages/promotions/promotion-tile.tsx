import { Link } from 'react-router-dom';
import type { PromotionCard } from '../../content/promotions.ts';

interface PromotionTileProps {
  promotion: PromotionCard;
  to: string;
  /** Kind of promotion and its dates, in words. */
  kind: string;
  dates: string;
}

/** A promotion in the list; the whole tile leads to it. */
export function PromotionTile({ promotion, to, kind, dates }: PromotionTileProps) {
  const { title, summary, image } = promotion;
  return (
    <li className="promotion-tile">
      {image && (
        <img src={image.src} width={image.width} height={image.height} alt="" loading="lazy" />
      )}
      <p className="promotion-tile-kind">{kind}</p>
      <h2>
        <Link to={to}>{title}</Link>
      </h2>
      {summary !== '' && <p>{summary}</p>}
      <p className="promotion-tile-dates">{dates}</p>
    </li>
  );
}
