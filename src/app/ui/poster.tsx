import { memo } from 'react';
import type { PictureSource } from './picture.tsx';

interface PosterProps {
  href: string | undefined;
  image: PictureSource;
  title: string;
  /** Second line, such as the provider. */
  caption: string;
  /** A label on the picture, such as "New". */
  badge?: string | undefined;
  /** In the first viewport: the picture loads with priority. All others are lazy. */
  priority?: boolean;
}

/** A game's 3:4 poster with its name. Not a link without a URL. */
export const Poster = memo(function Poster({
  href,
  image,
  title,
  caption,
  badge,
  priority,
}: PosterProps) {
  return (
    <a className="poster" href={href}>
      <span className="poster-frame">
        <img
          src={image.src}
          width={image.width}
          height={image.height}
          alt=""
          {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
        {badge && <b>{badge}</b>}
      </span>
      <span className="poster-title">{title}</span>
      <small>{caption}</small>
    </a>
  );
});
