import Sparkles from 'lucide-react/icons/sparkles';
import { Link, redirect, useParams } from 'react-router-dom';
import { useText } from '../../i18n/text.ts';
import { gameProvidersQuery, gamesQuery } from '../../operator/catalogue.ts';
import { type AppState, useAnswer, useApp } from '../../state/context.ts';
import { buttonClass } from '../../ui/button.tsx';
import { withNotice } from '../../features/arrival-notice.ts';
import { FailedState } from '../failed-state.tsx';
import { GameGrid, GameGridSkeleton } from '../game-grid.tsx';
import { Page } from '../page.tsx';
import { PageState } from '../page-state.tsx';
import { findProvider } from './find-provider.ts';

const gamesOf = (code: string) => gamesQuery({ provider: code, limit: 100 });

/** Sends the visitor on to the lobby when there is no such provider (SPT-4). */
export async function load(
  app: AppState,
  { params }: { params: Record<string, string | undefined> },
): Promise<Response | undefined> {
  const providers = await app.queries.need(gameProvidersQuery());
  const provider = findProvider(providers, params['displayName']);
  if (!provider) return redirect(withNotice(app.config.routes.games ?? '/', 'provider'));
  await app.queries.want(gamesOf(provider.code));
  return undefined;
}

/** One studio's games. */
export function ProviderPage() {
  const { displayName } = useParams();
  const { value: providers } = useAnswer(gameProvidersQuery());
  const provider = providers && findProvider(providers, displayName);
  return provider ? <ProviderGames code={provider.code} name={provider.displayName} /> : null;
}

function ProviderGames({ code, name }: { code: string; name: string }) {
  const { t } = useText();
  const { queries, config } = useApp();
  const { value: games, failed } = useAnswer(gamesOf(code));
  const lobby = config.routes.games;
  return (
    <Page title={name} intro={t('provider.intro', { name })}>
      {games === undefined ? (
        failed ? (
          <FailedState onRetry={() => void queries.refresh(gamesOf(code))} />
        ) : (
          <GameGridSkeleton />
        )
      ) : games.length > 0 ? (
        <GameGrid games={games} />
      ) : (
        <PageState icon={Sparkles} title={t('provider.none.title')} text={t('provider.none.text')}>
          {lobby && (
            <Link className={buttonClass('quiet')} to={lobby}>
              {t('provider.back')}
            </Link>
          )}
        </PageState>
      )}
    </Page>
  );
}
