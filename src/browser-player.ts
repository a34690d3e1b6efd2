import { hasHint } from './features/session/session-hint.ts';
import type { HttpError } from './http/http-error.ts';
import { failure } from './lib/result.ts';
import { Queries, type QueriesOptions } from './state/queries.ts';
import type { PlayerSide } from './state/session.ts';
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
  const tell = (use: (player: LivePlayer) => unknown) =>
    wake().then(use, () => undefined) as Promise<void>;
  return {
    queries: new Queries({
      answers: stores.playerAnswers,
      freshMs: FRESH_MS,
      source: async (query) => (await wake()).read(query),
    }),
    api: { send: (request) => ask(({ api }) => api.send(request)) },
    session: {
      signIn: (credentials) => ask(({ session }) => session.signIn(credentials)),
      signInWithPasskey: (suggest) => ask(({ session }) => session.signInWithPasskey(suggest)),
      register: (data, key) => ask(({ session }) => session.register(data, key)),
      signOut: (cause, options) => tell(({ session }) => session.signOut(cause, options)),
      refreshProfile: () => tell(({ session }) => session.refreshProfile()),
      stay: () => void tell(({ session }) => session.stay()),
      settled: async () => {
        if (live || hasHint()) await tell(({ session }) => session.settled());
      },
      requestLogin: () => void tell(({ session }) => session.requestLogin()),
    },
  };
}

const noCode: HttpError = { kind: 'network', url: '', detail: 'the session code did not load' };
