import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { type Banner, bannersQuery, isShown } from '../content/banners.ts';
import { ContentLink } from '../features/link/content-link.tsx';
import { useText } from '../i18n/text.ts';
import { useAnswer, useApp } from '../state/context.ts';

/** The first banner of `site-top` that is due, as one quiet line under the header. */
export function BannerArea() {
  const { locale, stores } = useApp();
  const { signedIn } = useSnapshot(stores.session);
  const { t } = useText();
  const [now, setNow] = useState<Date>();
  useEffect(() => setNow(new Date()), []);

  const banners = useAnswer(bannersQuery('site-top', locale)).value ?? [];
  const banner = banners.find((candidate) =>
    isShown(candidate, now ?? someDayOf(candidate), signedIn),
  );
  if (!banner) return null;
  // The first render knows no clock: a banner with dates gets the room of its words, which show a moment later.
  const waits = now === undefined && (banner.startDate ?? banner.endDate) !== undefined;
  return (
    <aside
      className="banner-area night"
      aria-label={t('banner.label')}
      data-waits={waits || undefined}
    >
      <BannerLine banner={banner} />
    </aside>
  );
}

const someDayOf = ({ startDate }: Banner): Date => new Date(startDate ?? 0);

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
