import type { PictureSource } from './picture.tsx';

interface PosterProps {
  href: string | undefined;
  image: PictureSource;
  title: string;
  /** Second line, such as the studio. */
  caption: string;
  /** A word on the picture, such as "New". */
  badge?: string | undefined;
  /** On the first screen of a page: asked for first. All others wait until they are near. */
  priority?: boolean;
}

/** A game's poster, 3:4, with its name under it. Without an address it is no link. */
export function Poster({ href, image, title, caption, badge, priority }: PosterProps) {
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
}
