import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { type GameProvider, gameProvidersQuery } from '../../operator/catalogue.ts';
import { useAnswer, useApp } from '../../state/context.ts';
import { stripRules } from './strip-rules.ts';

/** The studios that have a footer picture; each leads to its games (FTR-2, FTR-3). */
export function ProviderStrip() {
  const { t } = useText();
  const base = useApp().config.routes.gamesProviders;
  const [paused, setPaused] = useState(false);
  const all = useAnswer(gameProvidersQuery()).value ?? [];
  const providers = all.filter((provider) => provider.image !== undefined);
  if (providers.length === 0) return null;
  const { duplicated, loops } = stripRules(providers.length);
  return (
    <section className="provider-strip" aria-label={t('footer.providers')}>
      <div className="provider-strip-window">
        <div className="provider-strip-track" data-loops={loops} data-paused={paused}>
          <ProviderList providers={providers} base={base} />
          {duplicated && <ProviderList providers={providers} base={base} copy />}
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
  /** Base path of the provider pages; without one the pictures lead nowhere. */
  base: string | undefined;
  /** The second run of the loop: out of reach for assistive technology and the keyboard. */
  copy?: boolean;
}

function ProviderList({ providers, base, copy = false }: ProviderListProps) {
  return (
    <ul className="provider-list" aria-hidden={copy || undefined} inert={copy}>
      {providers.map(({ code, displayName, image }) => {
        const picture = image && (
          <img
            src={image.src}
            width={96}
            height={Math.round((96 * image.height) / image.width)}
            alt={displayName}
            loading="lazy"
            decoding="async"
          />
        );
        return (
          <li key={code}>
            {base ? (
              <Link to={`${base}/${encodeURIComponent(displayName)}`}>{picture}</Link>
            ) : (
              picture
            )}
          </li>
        );
      })}
    </ul>
  );
}
