import type { GameLaunch } from '../../../operator/launch.ts';
import type {
  RunningSlotSession,
  SlotSessionEnd,
  SlotSessionSummary,
} from '../../../operator/slot-sessions.ts';
import type { PlayFailure } from './play-failure.ts';

/** A session that runs, and the game that is shown for it. */
export interface Table {
  /** As the operator told it last. */
  session: RunningSlotSession;
  /** When it told so, by performance.now(). */
  at: number;
  launch: GameLaunch;
  /** A stake is on its way or its outcome is still being shown. */
  inRound: boolean;
}

/** Why the game cannot be played on right now, though its session runs. */
export type Cover = 'connection' | 'login' | 'other-tab' | 'fault';

/** `unconfirmed`: the operator did not hear that the player left; it ends the session by itself. */
export type EndReason = SlotSessionEnd | 'unconfirmed';

export type PlayState =
  /** `again`: the operator did not take what was chosen. */
  | { is: 'choosing'; again: boolean }
  | { is: 'starting' }
  | { is: 'running'; table: Table }
  /** An interval notice is due: no round until it is answered. */
  | { is: 'notice'; table: Table }
  | { is: 'covered'; by: Cover; table: Table }
  /** Waits for the round to end, then for the operator. */
  | { is: 'ending'; table: Table }
  | { is: 'ended'; summary: SlotSessionSummary; currency: string; reason: EndReason }
  | { is: 'failed'; failure: PlayFailure };

export type PlayEvent =
  | { type: 'choose'; again: boolean }
  | { type: 'start' }
  /** A session begins, or goes on here with another launch. */
  | { type: 'launched'; session: RunningSlotSession; at: number; launch: GameLaunch }
  | { type: 'refused'; failure: PlayFailure }
  /** The operator told how the session stands. */
  | { type: 'figures'; session: RunningSlotSession; at: number }
  | { type: 'round'; running: boolean }
  | { type: 'cover'; by: Cover }
  | { type: 'end' }
  /** The operator has ended it; without a summary it did not hear. */
  | { type: 'ended'; summary: SlotSessionSummary | undefined };

/** A game's page from the first question to the summary. What does not fit the state leaves it as it is. */
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
      return afterFigures({ session, at, launch, inRound: false });
    }
  }
  if (event.type === 'figures' && event.session.ended) return endedState(event.session);
  if (!('table' in state)) return state;
  const { table } = state;
  switch (event.type) {
    case 'figures': {
      const told = { ...table, session: event.session, at: event.at };
      // Only a new launch brings these back: the frame is dead, or another one plays.
      const stays = state.is === 'covered' && (state.by === 'other-tab' || state.by === 'fault');
      return stays || state.is === 'ending' ? { ...state, table: told } : afterFigures(told);
    }
    case 'round':
      return { ...state, table: { ...table, inRound: event.running } };
    case 'cover': {
      // A silence says nothing about a game that is not played here anyway.
      const known = state.is === 'covered' && event.by === 'connection';
      return known || state.is === 'ending' ? state : { is: 'covered', by: event.by, table };
    }
    case 'end':
      return { is: 'ending', table };
    case 'ended':
      return {
        is: 'ended',
        summary: event.summary ?? summaryOf(table.session),
        currency: table.session.currency,
        reason: event.summary ? 'left' : 'unconfirmed',
      };
  }
}

const afterFigures = (table: Table): PlayState => ({
  is: isNoticeDue(table.session) ? 'notice' : 'running',
  table,
});

const endedState = (session: RunningSlotSession): PlayState => ({
  is: 'ended',
  summary: summaryOf(session),
  currency: session.currency,
  reason: session.ended?.reason ?? 'left',
});

/** What the session came to so far (AUT-7), by the operator's figures. */
function summaryOf(session: RunningSlotSession): SlotSessionSummary {
  const { id, game, elapsedSeconds, stakes, wins } = session;
  return {
    id,
    game: game.title,
    spentTime: elapsedSeconds,
    spentAmount: stakes,
    wonAmount: wins,
    totalSessionBalance: wins - stakes,
  };
}

/** By the operator's clock; the device's own may be wrong. */
function isNoticeDue({ noticeDueAt, startedAt, elapsedSeconds }: RunningSlotSession): boolean {
  if (noticeDueAt === undefined) return false;
  return Date.parse(noticeDueAt) <= Date.parse(startedAt) + elapsedSeconds * 1000;
}
