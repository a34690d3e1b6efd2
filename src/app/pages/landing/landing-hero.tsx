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

/** Shows a campaign's promise over its picture, one link, and the terms of the promise right below. */
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
            <ContentLink
              link={link}
              className={buttonClass('primary', 'landing-action')}
              lang={ctaLabel === undefined ? undefined : lang}
            >
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
 * Returns the target of the button with the campaign's tracking parameters; registration if the editor sets none. The
 * server renders one page for all campaigns, so the browser adds the parameters.
 */
function useWayOn({ link }: LandingPage): Link | undefined {
  const { registration } = useApp().config.routes;
  const { search } = useLocation();
  const hydrated = useHydrated();
  const to = link ?? (registration ? { kind: 'internal' as const, to: registration } : undefined);
  if (to?.kind !== 'internal' || !hydrated) return to;
  return { kind: 'internal', to: withCampaign(to.to, search) };
}
