import { type Api, createApi } from '../../http/api.ts';
import { createHttp, type HttpOptions } from '../../http/http.ts';
import type { ParseContext } from '../../http/query.ts';
import { withoutPrefix } from '../../lib/without-prefix.ts';
import { call } from '../../operator/call.ts';
import { loadedPush } from '../features/push/load-push.ts';
import { createPlayerSession } from '../features/session/player-session.ts';
import type { SessionParts } from '../features/session/session-parts.ts';
import type { AppState } from '../state/context.ts';
import type { LivePlayer, OutcomeHandler, Router } from './player.ts';

export interface SessionOptions
  extends Omit<SessionParts, 'createApi' | 'detach' | 'interactive' | 'navigation'> {
  router: Router;
  /** The language's prefix, which the router adds by itself. */
  basename: string;
  http: HttpOptions;
  /** How answers become models. */
  context: ParseContext;
  addMessages: AppState['addMessages'];
  /** Hears of the player's calls: what failed, or undefined when the back end answered. */
  tell: OutcomeHandler;
}

/** Puts the session together; its messages come with it. */
export async function startPlayerSession(options: SessionOptions): Promise<LivePlayer> {
  const { http, tell, addMessages, context, router, basename, ...parts } = options;
  await addMessages('session');

  /**
   * A refused token is the session's own affair, and what the fraud proxy fails by is nobody's; everything else
   * concerns the site.
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
    createApi: createSessionApi,
    navigation: {
      here() {
        const { pathname, search } = router.state.location;
        return withoutPrefix(pathname + search, basename);
      },
      go: (path, replace = false) => void router.navigate(path, { replace }),
    },
    async detach(leaving, accountCode) {
      // Without its code there is nothing on this device to take back; what fails is put right at the next start.
      const push = await loadedPush(options.stores)?.catch(() => undefined);
      await push?.detach(leaving, accountCode).catch(() => undefined);
    },
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

/** Resolves when React has taken the page over, as src/app/entry-client.tsx says on the document. */
function interactive(): Promise<void> {
  const root = document.documentElement;
  return new Promise((resolve) => {
    const look = () => {
      if (root.dataset['hydrated'] === undefined) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(look);
    observer.observe(root, { attributeFilter: ['data-hydrated'] });
    look();
  });
}
