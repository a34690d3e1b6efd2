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
  /**
   * `high`: the picture is the first of its page, and painted with the text. All others are lazy; `low` keeps one in the
   * first viewport, which the browser would prefer by itself, behind those.
   */
  priority?: 'high' | 'low' | undefined;
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
          fetchPriority={priority}
          {...(priority === 'high' ? { decoding: 'sync' } : { loading: 'lazy' })}
        />
        {badge && <b>{badge}</b>}
      </span>
      <span className="poster-title">{title}</span>
      <small>{caption}</small>
    </a>
  );
});
