import { type Api, createApi } from '../../http/api.ts';
import { createHttp, type HttpOptions } from '../../http/http.ts';
import type { ParseContext } from '../../http/query.ts';
import { withoutPrefix } from '../../lib/path-prefix.ts';
import { call } from '../../operator/call.ts';
import { HYDRATED } from '../boot/kept-press.ts';
import { detachPush } from '../features/push/detach-push.ts';
import { createPlayerSession } from '../features/session/player-session.ts';
import type { SessionParts } from '../features/session/session-parts.ts';
import type { AppState } from '../state/context.ts';
import type { PlayerSide } from '../state/session.ts';
import { followIntent } from './follow-intent.ts';
import type { LivePlayer, OutcomeHandler, Router } from './player.ts';

interface SessionOptions
  extends Omit<SessionParts, 'queries' | 'createApi' | 'detach' | 'interactive' | 'navigation'> {
  router: Router;
  player: PlayerSide;
  /** Language prefix; the router adds it. */
  basename: string;
  http: HttpOptions;
  /** Context for parsing responses. */
  context: ParseContext;
  addMessages: AppState['addMessages'];
  /** Receives outcomes of the player's calls: the error, or undefined. */
  tell: OutcomeHandler;
}

/** Creates the session and loads its messages. */
export async function startPlayerSession(options: SessionOptions): Promise<LivePlayer> {
  const { http, tell, addMessages, context, router, basename, player, ...parts } = options;
  await addMessages('session');
  const { config, stores, text } = parts;
  followIntent({ app: { config, stores, player, addMessages }, text, router, basename });

  /**
   * The session itself handles refused tokens, and failures of the fraud proxy are ignored; everything else is
   * reported.
   */
  function createSessionApi(token?: () => string | undefined): Api {
    const api = createApi(createHttp({ ...http, ...(token && { token }) }), http.bases);
    return {
      async send(request) {
        const answer = await api.send(request);
        if (request.family === 'fraudProxy') return answer;
        if (answer.ok || answer.error.status !== 401) tell(answer.ok ? undefined : answer.error);
        return answer;
      },
    };
  }

  const { api, asVisitor, session } = createPlayerSession({
    ...parts,
    queries: player.queries,
    createApi: createSessionApi,
    navigation: {
      here() {
        const { pathname, search, hash } = router.state.location;
        return withoutPrefix(pathname + search + hash, basename);
      },
      go(path, replace = false) {
        void router.navigate(path, { replace });
        // When only the fragment differs, the router does not run the loaders.
        if (replace && path.includes('#')) void router.revalidate();
      },
    },
    detach: (leaving, accountCode) =>
      detachPush(options.stores, leaving, accountCode).catch((error: unknown) =>
        console.warn('Push messages may still arrive after the log-out', error),
      ),
    interactive: interactive(),
  });
  return {
    api,
    asVisitor,
    session,
    async read({ family, path, parse }) {
      const answer = await call(api, { family, method: 'GET', path }, (wire) =>
        parse(wire, context),
      );
      return { answer, at: Date.now() };
    },
  };
}

/** Resolves after hydration. src/app/entry-client.tsx sets the attribute and dispatches the event. */
const interactive = (): Promise<void> =>
  new Promise((resolve) => {
    if (HYDRATED in document.documentElement.dataset) resolve();
    else addEventListener(HYDRATED, () => resolve(), { once: true });
  });
