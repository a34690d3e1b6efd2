import type { GameLaunch } from '../../../operator/launch.ts';
import type {
  RunningSlotSession,
  SlotSessionEnd,
  SlotSessionSummary,
} from '../../../operator/slot-sessions.ts';
import type { PlayFailure } from './play-failure.ts';

/** A running session and the game shown for it. */
export interface Table {
  /** As last reported by the operator. */
  session: RunningSlotSession;
  /** Time of the report, by performance.now(). */
  at: number;
  launch: GameLaunch;
  /** A stake is being placed, or its outcome is still being shown. */
  inRound: boolean;
  /** The round waits for the player's next move. */
  waits: boolean;
  /** Another page has taken over the session, until a new launch brings it back. */
  isElsewhere: boolean;
  /** The game has reported a fault, so its frame is dead until a new launch. */
  isDead: boolean;
}

/** Why the game cannot continue right now although its session is running. */
export type Cover = 'connection' | 'login' | 'other-tab' | 'fault';

/** `unconfirmed`: the operator was not reached when the player left; it ends the session itself. */
export type EndReason = SlotSessionEnd | 'unconfirmed';

export type PlayState =
  /** `again`: the operator refused the previous choice. */
  | { is: 'choosing'; again: boolean }
  | { is: 'starting' }
  | { is: 'running'; table: Table }
  /** An interval notice is due; no round until it is confirmed. */
  | { is: 'notice'; table: Table }
  | { is: 'covered'; by: Cover; table: Table }
  /** The player wants to leave an open hand, which would end it. */
  | { is: 'asking'; table: Table }
  /** Waiting for the round to end, then for the operator. */
  | { is: 'ending'; table: Table }
  | { is: 'ended'; summary: SlotSessionSummary; currency: string; reason: EndReason }
  | { is: 'failed'; failure: PlayFailure };

export type PlayEvent =
  | { type: 'choose'; again: boolean }
  | { type: 'start' }
  /** A session starts, or continues here with a new launch. */
  | { type: 'launched'; session: RunningSlotSession; at: number; launch: GameLaunch }
  | { type: 'refused'; failure: PlayFailure }
  /** The operator reported the session's figures. */
  | { type: 'figures'; session: RunningSlotSession; at: number }
  | { type: 'round'; running: boolean; waits?: boolean }
  | { type: 'cover'; by: Cover }
  | { type: 'end' }
  /** The player is leaving and no round is running: an open hand asks first. */
  | { type: 'ask' }
  /** The player goes on with the open hand. */
  | { type: 'stay' }
  /** The operator has ended the session; no summary if it was not reached. */
  | { type: 'ended'; summary: SlotSessionSummary | undefined };

/** Whose game this is has to be confirmed by the operator, because another player may have logged in. */
export const isCoveredByLogin = (state: PlayState): boolean =>
  state.is === 'covered' && state.by === 'login';

/** State machine of a game's page, from start to summary. Events that do not fit the state are ignored. */
export function nextState(state: PlayState, event: PlayEvent): PlayState {
  switch (event.type) {
    case 'choose':
      return { is: 'choosing', again: event.again };
    case 'start':
      return { is: 'starting' };
    case 'refused':
      return { is: 'failed', failure: event.failure };
    case 'launched': {
      const { session, at, launch } = event;
      return afterFigures({
        session,
        at,
        launch,
        inRound: false,
        waits: false,
        isElsewhere: false,
        isDead: false,
      });
    }
  }
  if (event.type === 'figures' && event.session.ended) return endedState(event.session);
  if (!('table' in state)) return state;
  const { table } = state;
  switch (event.type) {
    case 'figures': {
      const told = { ...table, session: event.session, at: event.at };
      const isLeaving = state.is === 'ending' || state.is === 'asking';
      return isLeaving ? { ...state, table: told } : afterFigures(told);
    }
    case 'round': {
      // A hand stays open while a move of it is on its way.
      const waits = event.waits ?? (event.running && table.waits);
      const told = { ...table, inRound: event.running, waits };
      // The question was about a hand that is over by now.
      return state.is === 'asking' && !waits ? afterFigures(told) : { ...state, table: told };
    }
    case 'cover': {
      // A lost connection does not matter for a game that is already covered.
      const known = state.is === 'covered' && event.by === 'connection';
      if (known) return state;
      const told = {
        ...table,
        isElsewhere: table.isElsewhere || event.by === 'other-tab',
        isDead: table.isDead || event.by === 'fault',
      };
      // The session still ends. A log-in meanwhile must not bring the game back.
      if (state.is === 'ending' && event.by !== 'login') return { ...state, table: told };
      // Only the operator's figures tell whether the game is this player's.
      const by = isCoveredByLogin(state) ? 'login' : event.by;
      return { is: 'covered', by, table: told };
    }
    case 'end':
      return { is: 'ending', table };
    case 'ask':
      return state.is === 'ending' && table.waits ? { is: 'asking', table } : state;
    case 'stay':
      return state.is === 'asking' ? afterFigures(table) : state;
    case 'ended':
      return {
        is: 'ended',
        summary: event.summary ?? summaryOf(table.session),
        currency: table.session.currency,
        reason: event.summary ? 'left' : 'unconfirmed',
      };
  }
}

function afterFigures(table: Table): PlayState {
  if (table.isElsewhere) return { is: 'covered', by: 'other-tab', table };
  if (table.isDead) return { is: 'covered', by: 'fault', table };
  return { is: isNoticeDue(table.session) ? 'notice' : 'running', table };
}

const endedState = (session: RunningSlotSession): PlayState => ({
  is: 'ended',
  summary: summaryOf(session),
  currency: session.currency,
  reason: session.ended?.reason ?? 'left',
});

/** Summary so far (AUT-7), from the operator's figures. */
function summaryOf(session: RunningSlotSession): SlotSessionSummary {
  const { id, game, elapsedSeconds, stakes, wins, openStake } = session;
  return {
    id,
    game: game.title,
    spentTime: elapsedSeconds,
    spentAmount: stakes,
    wonAmount: wins,
    totalSessionBalance: wins - stakes,
    ...(openStake && { openStake }),
  };
}

/** Uses the operator's clock, because the device's may be wrong. */
function isNoticeDue({ noticeDueAt, startedAt, elapsedSeconds }: RunningSlotSession): boolean {
  if (noticeDueAt === undefined) return false;
  return Date.parse(noticeDueAt) <= Date.parse(startedAt) + elapsedSeconds * 1000;
}
