import { proxy } from 'valtio/vanilla';
import { type HttpError, isFinalRefusal } from '../../../http/http-error.ts';
import type { GameMessage } from '../../../operator/frame-messages.ts';
import type { PlayCalls } from './play-calls.ts';
import {
  isCoveredByLogin,
  nextState,
  type PlayEvent,
  type PlayState,
  type Table,
} from './play-session.ts';
import { answered, roundOver } from './play-waits.ts';
import { createStart, type StartNews, type Visit } from './start-play.ts';

interface PlayNews extends StartNews {
  /** The player is active inside the frame, where the site gets no events. */
  onSign: () => void;
}

/** One visit to a game's page: its state, and the actions of player and game. */
export type Play = ReturnType<typeof createPlay>;

export function createPlay(calls: PlayCalls, news: PlayNews) {
  const store = proxy<{ state: PlayState }>({ state: { is: 'starting' } });
  let asked = 0;
  let heard = 0;
  /** Number of changes of the log-in: another player may have followed. */
  let logIns = 0;
  /** Joins an attempt in progress, unless a log-in before has begun it. */
  function joining<T>(attempt: () => Promise<T>): () => Promise<T> {
    let begun: { by: number; over: Promise<T> } | undefined;
    return () => {
      if (begun?.by === logIns) return begun.over;
      const over = attempt().finally(() => {
        if (begun?.over === over) begun = undefined;
      });
      begun = { by: logIns, over };
      return over;
    };
  }
  const leave = joining(leaveNow);
  const end = joining(endNow);

  const tell = (event: PlayEvent) => {
    store.state = nextState(store.state, event);
  };
  const visit: Visit = { tell, waits: false, isGone: false };
  const table = (): Table | undefined => ('table' in store.state ? store.state.table : undefined);
  /** Id of the session whose figures may still change: an ended one waits for its open bet. */
  function followedId(): string | undefined {
    const { state } = store;
    if (state.is === 'ended' && state.summary.openStake) return state.summary.id;
    return table()?.session.id;
  }

  async function read(): Promise<void> {
    const id = followedId();
    if (id === undefined) return;
    const mine = ++asked;
    const answer = await calls.read(id);
    // A newer response or another session has replaced it.
    if (mine < heard || id !== followedId()) return;
    heard = mine;
    const at = performance.now();
    if (answer.ok) tell({ type: 'figures', session: answer.value, at });
    // Another player has logged in, whose session this is not.
    else if (isCoveredByLogin(store.state) && isFinalRefusal(answer.error)) refuse();
    // A refused token is reported by the end of the log-in session.
    else if (answer.error.kind !== 'cancelled' && answer.error.status !== 401)
      tell({ type: 'cover', by: 'connection' });
    if (store.state.is === 'ended') news.onMoney();
  }

  /** The player confirms the notice and continues. */
  async function acknowledge(): Promise<void> {
    const id = table()?.session.id;
    if (id === undefined) return;
    await calls.acknowledge(id);
    await read();
  }

  /**
   * The player leaves: ends the session after the current round. An open hand ends only if the player confirms it.
   * @returns whether to leave
   */
  async function leaveNow(): Promise<boolean> {
    const { state } = store;
    const owner = logIns;
    const isSilent = state.is === 'covered' && state.by === 'connection';
    if (state.is === 'running' || state.is === 'notice' || isSilent) {
      tell({ type: 'end' });
      await roundOver(store);
      // The player who logged in meanwhile did not ask to leave.
      if (owner !== logIns) return false;
      tell({ type: 'ask' });
    }
    if (store.state.is === 'asking') {
      const { is } = await answered(store);
      if (is !== 'ending') return false;
    }
    await end();
    return true;
  }

  /** The session is another player's, who had logged in before. */
  const refuse = () => tell({ type: 'refused', failure: { reason: 'refused', quote: undefined } });

  /** Ends the session after the current round, also in an open hand. */
  async function endNow(): Promise<void> {
    const { is } = store.state;
    const id = table()?.session.id;
    if (id === undefined) return;
    const isUnsure = isCoveredByLogin(store.state);
    const owner = logIns;
    if (!isUnsure) tell({ type: 'end' });
    if (is === 'running') await roundOver(store);
    const answer = await calls.end(id);
    // Another player may have logged in meanwhile; only the session's owner can read it.
    if (owner !== logIns) return read();
    if (isUnsure && !answer.ok) return refuse();
    tell({ type: 'ended', summary: answer.ok ? answer.value : undefined });
    news.onMoney();
  }

  /** Reads why the game refused a round. Without a reason in the session, another page is playing it. */
  async function explain(): Promise<void> {
    await read();
    if (store.state.is === 'running') tell({ type: 'cover', by: 'other-tab' });
  }

  function hear(message: GameMessage): void {
    const { type } = message;
    if (type === 'round-started') {
      visit.waits = true;
      tell({ type: 'round', running: true });
      news.onSign();
    }
    if (type === 'round-ended' || type === 'round-waiting') {
      visit.waits = type === 'round-waiting';
      tell({ type: 'round', running: false, waits: visit.waits });
      void read();
    }
    if (type === 'session-changed') void explain();
    if (type === 'fault') tell({ type: 'cover', by: 'fault' });
  }

  return {
    ...createStart(visit, calls, news),
    store,
    read,
    acknowledge,
    leave,
    /** The player goes on with the open hand. */
    stay: () => tell({ type: 'stay' }),
    end,
    hear,
    /** Covers the game for a reason outside its session. */
    cover(by: 'login' | 'connection'): void {
      if (by === 'login') {
        logIns += 1;
        // Figures that were requested before do not uncover the game for the next player.
        heard = ++asked;
      }
      if (by === 'login' && ['ended', 'failed'].includes(store.state.is)) refuse();
      else tell({ type: 'cover', by });
    },
    /** Another page announces that it plays a session. */
    hearOther(id: string): void {
      if (id === table()?.session.id) tell({ type: 'cover', by: 'other-tab' });
    },
    /** Ends a session elsewhere and starts a new one here. @returns the error, if any */
    async endOther(id: string): Promise<HttpError | undefined> {
      const answer = await calls.end(id);
      return answer.ok ? undefined : answer.error;
    },
    /**
     * The page is unloading, so nothing is awaited. A session that another page has taken over stays, and so does one
     * whose round may be open, unless the player was leaving; the operator ends it after a time without activity.
     */
    abandon(): void {
      visit.isGone = true;
      const left = table();
      if (left && !left.isElsewhere && (!visit.waits || store.state.is === 'ending'))
        void calls.end(left.session.id);
    },
    /** The page was restored from the back/forward cache. */
    comeBack(): void {
      visit.isGone = false;
    },
  };
}
