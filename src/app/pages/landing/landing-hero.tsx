import { useLocation } from 'react-router-dom';
import type { LandingPage } from '../../../content/landing-pages.ts';
import { withCampaign } from '../../../lib/campaign.ts';
import type { Link } from '../../../lib/link.ts';
import { ContentLink } from '../../features/link/content-link.tsx';
import { RichHtml } from '../../features/rich-html/rich-html.tsx';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { useHydrated } from '../../state/live-values/use-hydrated.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';

/** The promise of a campaign over its picture, the one way on, and the terms of the promise right under it. */
export function LandingHero({ page }: { page: LandingPage }) {
  const { t } = useText();
  const { title, lang, claim, image, narrowImage, ctaLabel, smallPrint } = page;
  const link = useWayOn(page);
  return (
    <section className="landing">
      <div className="landing-stage night">
        {image && <Picture image={image} narrow={narrowImage} alt="" sizes="100vw" priority />}
        <div className="landing-words">
          <h1 lang={lang}>{title}</h1>
          {claim && (
            <p className="landing-claim" lang={lang}>
              {claim}
            </p>
          )}
          {link && (
            <ContentLink link={link} className={buttonClass('primary', 'landing-action')}>
              {ctaLabel ?? t('landing.register')}
            </ContentLink>
          )}
        </div>
      </div>
      {smallPrint !== '' && (
        <div className="landing-small">
          <RichHtml html={smallPrint} />
        </div>
      )}
    </section>
  );
}

/**
 * Where the button leads, with what the campaign is counted by: registration where the editor names nothing. The
 * server writes the page for every campaign alike, so the parameters come with the browser's part.
 */
function useWayOn({ link }: LandingPage): Link | undefined {
  const { registration } = useApp().config.routes;
  const { search } = useLocation();
  const hydrated = useHydrated();
  const to = link ?? (registration ? { kind: 'internal' as const, to: registration } : undefined);
  if (to?.kind !== 'internal' || !hydrated) return to;
  return { kind: 'internal', to: withCampaign(to.to, search) };
}
