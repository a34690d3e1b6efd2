import { memo } from 'react';
import { type Banner, bannersQuery, isShown } from '../../content/banners.ts';
import { ContentLink } from '../features/link/content-link.tsx';
import { isLinkVisible } from '../features/link/visible-links.ts';
import { useText } from '../i18n/text.ts';
import { useAnswer, useApp } from '../state/context.ts';
import { usePageTime } from '../state/live-values/use-time.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { Picture } from '../ui/picture.tsx';

/**
 * The first banner of the position `site-top` that is due: one line under the header, with its picture above it if it
 * has one.
 */
export const BannerArea = memo(function BannerArea() {
  const { locale, stores } = useApp();
  const { signedIn } = useSnapshot(stores.session);
  const { t } = useText();
  const now = usePageTime();
  const banners = useAnswer(bannersQuery('site-top', locale)).value ?? [];
  const banner = banners.find((candidate) => isShown(candidate, now, signedIn));
  if (!banner) return null;
  return (
    <aside className="banner-area night" aria-label={t('banner.label')}>
      <BannerLine banner={banner} />
    </aside>
  );
});

function BannerLine({ banner }: { banner: Banner }) {
  const { title, subtitle, link, ctaLabel, image, narrowImage, lang } = banner;
  const { isMounted } = useApp();
  const picture = image ?? narrowImage;
  const links = link && !ctaLabel && isLinkVisible(link, isMounted);
  return (
    <>
      {picture && <Picture image={picture} narrow={narrowImage} alt="" />}
      <p lang={lang}>
        <strong>{links ? <ContentLink link={link}>{title}</ContentLink> : title}</strong>
        {subtitle && <span className="banner-area-more"> {subtitle}</span>}
        {link && ctaLabel && (
          <>
            {' '}
            <ContentLink link={link}>{ctaLabel}</ContentLink>
          </>
        )}
      </p>
    </>
  );
}
