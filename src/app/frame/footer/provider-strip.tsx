import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { providersPath } from '../../../config/derived-paths.ts';
import { providerPath } from '../../../lib/site-paths.ts';
import { type GameProvider, gameProvidersQuery } from '../../../operator/catalogue.ts';
import { useText } from '../../i18n/text.ts';
import { useAnswer, useApp } from '../../state/context.ts';
import { usePlainLinks } from '../../ui/plain-links/use-plain-links.ts';
import { showFocused } from '../../ui/show-focused.ts';

/** Providers with a footer picture, linked to their games (FTR-2, FTR-3). */
export function ProviderStrip() {
  const { t } = useText();
  const [paused, setPaused] = useState(false);
  const all = useAnswer(gameProvidersQuery()).value ?? [];
  const providers = all.filter((provider) => provider.image !== undefined);
  if (providers.length === 0) return null;
  const { duplicated, loops, seconds } = stripRules(providers.length);
  return (
    <section className="provider-strip" aria-label={t('footer.providers')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: listens for the focus of the links inside */}
      <div className="provider-strip-window" onFocus={showFocused}>
        <div
          className="provider-strip-track"
          data-loops={loops}
          data-paused={paused}
          // The CSP allows no style attribute in server markup.
          ref={(track) => track?.style.setProperty('--loop', `${seconds}s`)}
        >
          <ProviderList providers={providers} />
          {duplicated && <ProviderList providers={providers} copy />}
        </div>
      </div>
      {loops && (
        <button type="button" className="icon-button" onClick={() => setPaused(!paused)}>
          {paused ? <Play size={20} aria-hidden /> : <Pause size={20} aria-hidden />}
          <span className="visually-hidden">{t(paused ? 'footer.play' : 'footer.pause')}</span>
        </button>
      )}
    </section>
  );
}

interface ProviderListProps {
  providers: readonly GameProvider[];
  /** The copy that closes the loop, hidden from assistive technology and the keyboard. */
  copy?: boolean;
}

function ProviderList({ providers, copy = false }: ProviderListProps) {
  const base = providersPath(useApp().config);
  const { hrefOf, onClick } = usePlainLinks();
  return (
    <ul className="provider-list" aria-hidden={copy || undefined} inert={copy} onClick={onClick}>
      {providers.map(({ code, displayName, image }) => {
        const href = hrefOf(providerPath(base, displayName));
        const picture = image && (
          <img
            src={image.src}
            width={96}
            height={Math.round((96 * image.height) / image.width)}
            alt={displayName}
            loading="lazy"
          />
        );
        return <li key={code}>{href ? <a href={href}>{picture}</a> : picture}</li>;
      })}
    </ul>
  );
}

/** FTR-3: number of providers from which the list is duplicated, and from which it moves. */
const DUPLICATED_FROM = 15;
const LOOPS_FROM = 28;
const LOOP_SECONDS = 30;
/** Number of providers per second that can be read; with more than 45 the loop takes longer (decision 46). */
const READABLE_PER_SECOND = 1.5;

/** How to show a strip of this many providers (FTR-3). The copy closes the loop, so it is visible only when moving. */
export function stripRules(count: number): {
  duplicated: boolean;
  loops: boolean;
  seconds: number;
} {
  return {
    duplicated: count >= DUPLICATED_FROM,
    loops: count >= LOOPS_FROM,
    seconds: Math.max(LOOP_SECONDS, Math.round(count / READABLE_PER_SECOND)),
  };
}
