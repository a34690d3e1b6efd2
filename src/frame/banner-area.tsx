import { useSnapshot } from 'valtio/react';
import { type Banner, bannersQuery, isShown } from '../content/banners.ts';
import { ContentLink } from '../features/link/content-link.tsx';
import { usePageTime } from '../features/live-values/use-page-time.ts';
import { useText } from '../i18n/text.ts';
import { useAnswer, useApp } from '../state/context.ts';

/** The first banner of `site-top` that is due, as one quiet line under the header. */
export function BannerArea() {
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
}

function BannerLine({ banner: { title, subtitle, link, ctaLabel } }: { banner: Banner }) {
  return (
    <p>
      <strong>{title}</strong>
      {subtitle && <span className="banner-area-more"> {subtitle}</span>}
      {link && (
        <>
          {' '}
          <ContentLink link={link}>{ctaLabel ?? title}</ContentLink>
        </>
      )}
    </p>
  );
}
