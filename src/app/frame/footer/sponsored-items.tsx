import { sponsoredItemsQuery } from '../../../content/footer.ts';
import { useText } from '../../i18n/text.ts';
import { useAnswer, useApp } from '../../state/context.ts';

/** Sponsored organisations; heights come from the entry, 55 px by default (FTR-6). */
export function SponsoredItems() {
  const { t } = useText();
  const items = useAnswer(sponsoredItemsQuery(useApp().locale)).value ?? [];
  if (items.length === 0) return null;
  return (
    <ul className="sponsored" aria-label={t('footer.sponsored')}>
      {items.map(({ id, name, title, image, hideSeparator, height }) => (
        <li key={id} className={hideSeparator ? undefined : 'sponsored-separated'}>
          {title && <span>{title}</span>}
          <img
            src={image.src}
            width={Math.round((height * image.width) / image.height)}
            height={height}
            alt={image.alt || name}
            loading="lazy"
          />
        </li>
      ))}
    </ul>
  );
}
