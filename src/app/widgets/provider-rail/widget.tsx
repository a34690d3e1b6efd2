import { providersPath } from '../../../config/derived-paths.ts';
import { providerPath } from '../../../lib/site-paths.ts';
import { type GameProvider, gameProvidersQuery } from '../../../operator/catalogue.ts';
import { useApp } from '../../state/context.ts';
import { usePlainLinks } from '../../ui/plain-links/use-plain-links.ts';
import { Rail } from '../../ui/rail.tsx';
import { AnswerBlock } from '../answer-block.tsx';
import type { Widget, WidgetProps } from '../widget.ts';
import type { ProviderRail as Fields } from './fields.ts';

/** Provider logos in two rows; names where there is no logo. */
function ProviderRail({ widget, title, level }: WidgetProps<Fields>) {
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
  const base = providersPath(useApp().config);
  const { hrefOf, onClick } = usePlainLinks();
  return (
    <Rail onClick={onClick} className="night">
      {providers.map(({ code, displayName, image }) => (
        <li key={code}>
          <a href={hrefOf(providerPath(base, displayName))}>
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

export const widget: Widget<Fields> = {
  Component: ProviderRail,
  needs: () => [gameProvidersQuery()],
};
