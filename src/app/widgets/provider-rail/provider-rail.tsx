import { providerPath } from '../../../lib/site-paths.ts';
import { type GameProvider, gameProvidersQuery } from '../../../operator/catalogue.ts';
import { useApp } from '../../state/context.ts';
import { usePlainLinks } from '../../ui/plain-links/use-plain-links.ts';
import { Rail } from '../../ui/rail.tsx';
import { AnswerBlock } from '../answer-block.tsx';
import type { WidgetEntry, WidgetProps } from '../widget.ts';

/** The studios' wordmarks in two rows; a studio without one is named in letters. */
function ProviderRail({ widget, title, level }: WidgetProps<'provider-rail'>) {
  return (
    <AnswerBlock
      className="providers"
      query={gameProvidersQuery()}
      skeleton="tiles"
      title={title}
      level={level}
    >
      {(providers) => <Studios providers={providers.slice(0, widget.maxItems)} />}
    </AnswerBlock>
  );
}

function Studios({ providers }: { providers: GameProvider[] }) {
  const { config } = useApp();
  const { hrefOf, onClick } = usePlainLinks();
  return (
    <Rail onClick={onClick} className="night">
      {providers.map(({ code, displayName, image }) => (
        <li key={code}>
          <a href={hrefOf(providerPath(config.routes.gamesProviders, displayName))}>
            {image ? (
              <img
                src={image.src}
                width={image.width}
                height={image.height}
                alt={displayName}
                loading="lazy"
              />
            ) : (
              displayName
            )}
          </a>
        </li>
      ))}
    </Rail>
  );
}

export const providerRail: WidgetEntry<'provider-rail'> = {
  Component: ProviderRail,
  needs: () => [gameProvidersQuery()],
};
