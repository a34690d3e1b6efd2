import { type PictureSource, sourcesOf } from '../ui/picture.tsx';

/** Beside or above the text: the widths are those of store-page.css and promotion-page.css. */
const WIDE = '(width <= 900px) 94vw, (width < 1422px) 49vw, 675px';

/** The picture that opens a promotion's or a shop's page. It says nothing that the text does not. */
export function LeadPicture({ image, className }: { image: PictureSource; className: string }) {
  return <img className={className} {...sourcesOf(image, WIDE)} alt="" fetchPriority="high" />;
}
