import type { createBrowserRouter } from 'react-router-dom';
import { subscribeKey } from 'valtio/vanilla/utils';
import type { HttpError } from '../../http/http-error.ts';
import { failure } from '../../lib/result.ts';
import { forgetPlayerKeys, hint, uncover } from '../features/session/session-traces.ts';
import { hasIntent } from '../state/after-login.ts';
import { Queries, type QueriesOptions } from '../state/queries.ts';
import type { PlayerSide, SessionActions } from '../state/session.ts';
import type { NetworkStore, Stores } from '../state/stores.ts';

/** Pages do not refetch younger answers. */
const FRESH_MS = 30_000;

export type Router = Pick<
  ReturnType<typeof createBrowserRouter>,
  'state' | 'navigate' | 'revalidate' | 'subscribe'
>;
/** Receives the outcome of a call: the error, or undefined on success. */
export type OutcomeHandler = (error: HttpError | undefined) => void;

/** The session, which visitors never download. */
export interface LivePlayer extends Omit<PlayerSide, 'queries'> {
  read: QueriesOptions['source'];
}

/** The player's API. Loads its code when a session may be restored or somebody logs in. */
export function createBrowserPlayer(stores: Stores, load: () => Promise<LivePlayer>): PlayerSide {
  let live: Promise<LivePlayer> | undefined;
  const wake = () => {
    live ??= load().catch((error: unknown) => {
      live = undefined;
      throw error;
    });
    return live;
  };
  // Offline the code may not load; callers see a call without a response.
  const ask = <T>(use: (player: LivePlayer) => Promise<T>) =>
    wake().then(use, () => failure(noCode));
  const settled = async (hasMissed?: boolean) => {
    if (!live && !hint()) {
      // The session may have ended while the tab was suspended, or since its boot script ran.
      forgetPlayerKeys(() => sessionStorage);
      uncover();
      // Continues an intent from before a reload.
      if (hasIntent()) void wake().catch(() => undefined);
      return;
    }
    // Retry until the code loads: until then it is unknown whether this is a player, who must not see a visitor's page.
    let player = await wake().catch(() => undefined);
    while (!player) {
      await backOnline(stores.network);
      player = await wake().catch(() => undefined);
    }
    await player.session.settled(hasMissed);
  };
  return {
    queries: new Queries({
      answers: stores.playerAnswers,
      freshMs: FRESH_MS,
      source: async (query) => (await wake()).read(query),
    }),
    api: { send: (request) => ask(({ api }) => api.send(request)) },
    asVisitor: { send: (request) => ask(({ asVisitor }) => asVisitor.send(request)) },
    // All other actions load the session and are forwarded to it.
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

function backOnline(network: NetworkStore): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribeKey(network, 'online', (online) => {
      if (!online) return;
      stop();
      resolve();
    });
  });
}

const noCode: HttpError = { kind: 'network', url: '', detail: 'the session code did not load' };
