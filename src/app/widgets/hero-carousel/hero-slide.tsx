import type { Picture as PictureModel } from '../../../content/picture.ts';
import type { Link } from '../../../lib/link.ts';
import { ContentLink } from '../../features/link/content-link.tsx';
import { isLinkVisible } from '../../features/link/visible-links.ts';
import { useApp } from '../../state/context.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';

/** Common data of banners and slides. */
export interface Slide {
  title: string;
  subtitle?: string | undefined;
  image?: PictureModel;
  narrowImage?: PictureModel;
  link?: Link | undefined;
  ctaLabel?: string | undefined;
  /** Language of its texts, if it differs from the page's. */
  lang?: string;
}

/** @param first its picture is the LCP image */
export function HeroSlide({ slide, first }: { slide: Slide; first: boolean }) {
  const { title, subtitle, image, narrowImage, link, ctaLabel, lang } = slide;
  const { isMounted } = useApp();
  const links = link && !ctaLabel && isLinkVisible(link, isMounted);
  return (
    <li className="hero-slide" lang={lang}>
      {image && <Picture image={image} narrow={narrowImage} alt="" priority={first} />}
      <div className="hero-text">
        <h2>{links ? <ContentLink link={link}>{title}</ContentLink> : title}</h2>
        {subtitle && <p>{subtitle}</p>}
        {link && ctaLabel && (
          <ContentLink link={link} className={buttonClass('primary', 'hero-action')}>
            {ctaLabel}
          </ContentLink>
        )}
      </div>
    </li>
  );
}
