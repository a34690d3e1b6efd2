import { v4 as uuid } from 'uuid';
import { proxy } from 'valtio/vanilla';
import { type HttpError, isFinalRefusal, isOutcomeUnknown } from '../../../http/http-error.ts';
import type { GameMessage } from '../../../operator/frame-messages.ts';
import type { GameTicket, RunningSlotSession } from '../../../operator/slot-sessions.ts';
import type { ChosenLimits, PlayCalls } from './play-calls.ts';
import { failureOf } from './play-failure.ts';
import {
  isCoveredByLogin,
  nextState,
  type PlayEvent,
  type PlayState,
  type Table,
} from './play-session.ts';
import { answered, roundOver } from './play-waits.ts';

interface PlayNews {
  /** This page has taken over the session. */
  onHere: (id: string) => void;
  /** The balance may have changed. */
  onMoney: () => void;
  /** The player is active inside the frame, where the site gets no events. */
  onSign: () => void;
}

/** The page was left, so there is nothing more to show. */
const LEFT: HttpError = { kind: 'cancelled', url: '', detail: 'the page was left' };

/** One visit to a game's page: its state, and the actions of player and game. */
export type Play = ReturnType<typeof createPlay>;

export function createPlay(calls: PlayCalls, news: PlayNews) {
  const store = proxy<{ state: PlayState }>({ state: { is: 'starting' } });
  /** Idempotency key of the attempt to start; reused while its outcome is unknown. */
  let key = uuid();
  let asked = 0;
  let heard = 0;
  /** Number of changes of the log-in: another player may have followed. */
  let logIns = 0;
  let ending: Promise<void> | undefined;
  let leaving: Promise<boolean> | undefined;
  let gone = false;
  /**
   * A round is running or waits for a move, or may. Then leaving the page does not end the session, so that the player
   * can finish the hand or see the result on return.
   */
  let waits = false;

  const tell = (event: PlayEvent) => {
    store.state = nextState(store.state, event);
  };
  const table = (): Table | undefined => ('table' in store.state ? store.state.table : undefined);
  /** Id of the session whose figures may still change: an ended one waits for its open bet. */
  function followedId(): string | undefined {
    const { state } = store;
    if (state.is === 'ended' && state.summary.openStake) return state.summary.id;
    return table()?.session.id;
  }

  /** @param resume id of a session to continue; otherwise a new one, after the choice of limits where required */
  async function begin(resume: string | undefined, mustChoose: boolean): Promise<void> {
    if (resume !== undefined) {
      const refusal = await goOn(resume);
      if (refusal) tell({ type: 'refused', failure: failureOf(refusal) });
      return;
    }
    if (!mustChoose) return start(undefined);
    tell({ type: 'start' });
    // Check first, so that the player does not choose limits in vain.
    const current = await calls.current();
    const open = current.ok ? current.value : undefined;
    if (open)
      tell({
        type: 'refused',
        failure: { reason: 'open-elsewhere', id: open.id, game: open.game },
      });
    else tell({ type: 'choose', again: false });
  }

  /** Continues the running session of this game, else begins a new one as `begin` does. */
  async function beginRunning(game: string, mustChoose: boolean): Promise<void> {
    const current = await calls.current();
    const open = current.ok ? current.value : undefined;
    return begin(open?.game.slug === game ? open.id : undefined, mustChoose);
  }

  async function start(limits: ChosenLimits | undefined): Promise<void> {
    tell({ type: 'start' });
    waits = false;
    const answer = await calls.start(limits, key);
    if (!answer.ok) return refuseStart(answer.error);
    key = uuid();
    const { launch: ticket, ...session } = answer.value;
    const opened = gone ? LEFT : await open(session, ticket);
    // A start that was repeated with its key returns the first response, whose ticket may be used or expired.
    const refusal = opened?.status === 401 ? await goOn(session.id) : opened;
    if (refusal === undefined) return;
    // F41: do not leave a session open that the player cannot see.
    await calls.end(session.id);
    news.onMoney();
    tell({ type: 'refused', failure: failureOf(refusal) });
  }

  function refuseStart(error: HttpError): void {
    if (!isOutcomeUnknown(error)) key = uuid();
    const code = error.problem?.code;
    if (code === 'limits_required' || code === 'limits_invalid')
      tell({ type: 'choose', again: code === 'limits_invalid' });
    else tell({ type: 'refused', failure: failureOf(error) });
  }

  /** Shows the game of a session. @returns the error, if any */
  async function open(
    session: RunningSlotSession,
    ticket: GameTicket | undefined,
  ): Promise<HttpError | undefined> {
    if (!ticket) return { kind: 'malformed', url: '', detail: 'a session without a ticket' };
    const told = performance.now();
    const launch = await calls.open(session.game.slug, ticket);
    if (!launch.ok) return launch.error;
    // A game without messages never reports the end of a round.
    if (launch.value.messages === 'none') waits = false;
    if (gone) return LEFT;
    tell({ type: 'launched', session, at: told, launch: launch.value });
    news.onHere(session.id);
    return undefined;
  }

  /** Transfers a running session to this page and stops it elsewhere. @returns the error, if any */
  async function goOn(id: string): Promise<HttpError | undefined> {
    const session = await calls.read(id);
    if (!session.ok) return session.error;
    if (session.value.ended) {
      tell({ type: 'figures', session: session.value, at: performance.now() });
      return undefined;
    }
    // The page was left before the transfer, so the session stays on the other page.
    if (gone) return LEFT;
    // Only the game knows whether a round is open, and reports it once loaded.
    waits = session.value.stakes > 0;
    const ticket = await calls.relaunch(id);
    if (!ticket.ok) return ticket.error;
    const refusal = await open(session.value, ticket.value);
    if (refusal === LEFT && !waits) await calls.end(id);
    return refusal;
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
  function leave(): Promise<boolean> {
    leaving ??= leaveNow().finally(() => {
      leaving = undefined;
    });
    return leaving;
  }

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
  function end(): Promise<void> {
    ending ??= endNow().finally(() => {
      ending = undefined;
    });
    return ending;
  }

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
      waits = true;
      tell({ type: 'round', running: true });
      news.onSign();
    }
    if (type === 'round-ended' || type === 'round-waiting') {
      waits = type === 'round-waiting';
      tell({ type: 'round', running: false, waits });
      void read();
    }
    if (type === 'session-changed') void explain();
    if (type === 'fault') tell({ type: 'cover', by: 'fault' });
  }

  return {
    store,
    begin,
    beginRunning,
    start,
    goOn,
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
      gone = true;
      const left = table();
      if (left && !left.isElsewhere && (!waits || store.state.is === 'ending'))
        void calls.end(left.session.id);
    },
    /** The page was restored from the back/forward cache. */
    comeBack(): void {
      gone = false;
    },
  };
}
