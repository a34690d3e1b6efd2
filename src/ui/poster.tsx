import type { PictureSource } from './picture.tsx';

interface PosterProps {
  href: string | undefined;
  image: PictureSource;
  title: string;
  /** Second line, such as the studio. */
  caption: string;
  /** A word on the picture, such as "New". */
  badge?: string | undefined;
}

/** A game's poster, 3:4, with its name under it. Without an address it is no link. */
export function Poster({ href, image, title, caption, badge }: PosterProps) {
  return (
    <a className="poster" href={href}>
      <span className="poster-frame">
        <img src={image.src} width={image.width} height={image.height} alt="" loading="lazy" />
        {badge && <b>{badge}</b>}
      </span>
      <span className="poster-title">{title}</span>
      <small>{caption}</small>
    </a>
  );
}
