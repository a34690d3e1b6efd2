import Sparkles from 'lucide-react/icons/sparkles';
import { Link, Navigate, redirect, useParams } from 'react-router-dom';
import { providerPath } from '../../../lib/site-paths.ts';
import { type GameProvider, gameProvidersQuery, gamesQuery } from '../../../operator/catalogue.ts';
import { useText } from '../../i18n/text.ts';
import { withNotice } from '../../state/arrival-notice.ts';
import { type AppState, useAnswer, useApp } from '../../state/context.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Answered } from '../answered.tsx';
import { BreakGate } from '../break-gate.tsx';
import { FilterTabs } from '../filter-tabs.tsx';
import { GameGrid, GameGridSkeleton } from '../game-grid.tsx';
import { Page } from '../page.tsx';
import { pageLoader } from '../page-loader.ts';
import { PageState } from '../page-state.tsx';
import './provider-page.css';

const gamesOf = ({ code }: GameProvider) => gamesQuery({ provider: code, limit: 100 });

/** Redirect target when the provider does not exist or no longer does (SPT-4). */
const goneTo = ({ routes }: AppState['config']) => withNotice(routes.games ?? '/', 'provider');

export const loader = pageLoader(async (app, { params }) => {
  const providers = await app.queries.need(gameProvidersQuery());
  const provider = findProvider(providers, params['displayName']);
  if (!provider) return redirect(goneTo(app.config));
  await app.queries.want(gamesOf(provider));
  return undefined;
});

/** One provider's games. */
function ProviderPage() {
  const { t } = useText();
  const { displayName } = useParams();
  const { config } = useApp();
  const { value: providers } = useAnswer(gameProvidersQuery());
  if (!providers) return null;
  const provider = findProvider(providers, displayName);
  // The operator can remove the provider while its page is open.
  if (!provider) return <Navigate to={goneTo(config)} replace />;
  const name = provider.displayName;
  return (
    <Page
      title={name}
      intro={t('provider.intro', { name })}
      path={providerPath(config.routes.gamesProviders, name)}
      trail={[{ name: t('games.title'), path: config.routes.games ?? '/' }]}
    >
      <BreakGate>
        <Answered query={gamesOf(provider)} waiting={<GameGridSkeleton />}>
          {(games) => (games.length > 0 ? <GameGrid games={games} leads /> : <NothingYet />)}
        </Answered>
        <OtherProviders providers={providers.filter((other) => other !== provider)} />
      </BreakGate>
    </Page>
  );
}

function OtherProviders({ providers }: { providers: readonly GameProvider[] }) {
  const { t } = useText();
  const { routes } = useApp().config;
  const others = providers.flatMap(({ displayName }) => {
    const to = providerPath(routes.gamesProviders, displayName);
    return to ? [{ label: displayName, to, current: false }] : [];
  });
  if (others.length === 0) return null;
  return (
    <section className="other-providers">
      <h2>{t('provider.others')}</h2>
      <FilterTabs kind="wrapped" label={t('provider.others')} tabs={others} />
    </section>
  );
}

function NothingYet() {
  const { t } = useText();
  const lobby = useApp().config.routes.games;
  return (
    <PageState icon={Sparkles} title={t('provider.none.title')} text={t('provider.none.text')}>
      {lobby && (
        <Link className={buttonClass('quiet')} to={lobby}>
          {t('provider.back')}
        </Link>
      )}
    </PageState>
  );
}

export { ProviderPage as Component };

/** Finds the provider by the display name in a URL, ignoring case. */
function findProvider(
  providers: readonly GameProvider[],
  displayName: string | undefined,
): GameProvider | undefined {
  const wanted = displayName?.toLowerCase();
  return providers.find((provider) => provider.displayName.toLowerCase() === wanted);
}
