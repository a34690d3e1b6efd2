import { type PictureSource, sourcesOf } from '../ui/picture.tsx';

/** Width of the picture beside or above the text, as in store-page.css and promotion-page.css. */
const WIDE = '(width <= 900px) 94vw, (width < 1422px) 49vw, 675px';

/** The picture at the top of a promotion's or a shop's page. Decorative, so without alternative text. */
export function LeadPicture({ image, className }: { image: PictureSource; className: string }) {
  return <img className={className} {...sourcesOf(image, WIDE)} alt="" fetchPriority="high" />;
}
