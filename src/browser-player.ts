import { hasHint } from './features/session/session-hint.ts';
import type { HttpError } from './http/http-error.ts';
import { failure } from './lib/result.ts';
import { Queries, type QueriesOptions } from './state/queries.ts';
import type { PlayerSide, SessionActions } from './state/session.ts';
import type { Stores } from './state/stores.ts';

/** A younger answer is not read again by a page that shows it. */
const FRESH_MS = 30_000;

/** The session itself, which visitors never download. */
export interface LivePlayer extends Omit<PlayerSide, 'queries'> {
  read: QueriesOptions['source'];
}

/** The player's side, whose code comes when a session may come back or somebody signs in. */
export function createBrowserPlayer(stores: Stores, load: () => Promise<LivePlayer>): PlayerSide {
  let live: Promise<LivePlayer> | undefined;
  const wake = () => {
    live ??= load().catch((error: unknown) => {
      live = undefined;
      throw error;
    });
    return live;
  };
  // Without a network the code may not come: for who asked, that is a call without an answer.
  const ask = <T>(use: (player: LivePlayer) => Promise<T>) =>
    wake().then(use, () => failure(noCode));
  const settled = async () => {
    if (live || hasHint()) await ask(({ session }) => session.settled());
  };
  return {
    queries: new Queries({
      answers: stores.playerAnswers,
      freshMs: FRESH_MS,
      source: async (query) => (await wake()).read(query),
    }),
    api: { send: (request) => ask(({ api }) => api.send(request)) },
    asVisitor: { send: (request) => ask(({ asVisitor }) => asVisitor.send(request)) },
    // Every other action wakes the session, and is its own.
    session: new Proxy({ settled } as SessionActions, {
      get: (own, name: keyof SessionActions) =>
        name === 'settled'
          ? own[name]
          : (...given: unknown[]) =>
              ask(async ({ session }) =>
                (session[name] as (...given: unknown[]) => unknown)(...given),
              ),
    }),
  };
}

const noCode: HttpError = { kind: 'network', url: '', detail: 'the session code did not load' };
