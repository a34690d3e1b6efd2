import type { HttpError } from '../../../http/http-error.ts';
import type { Result } from '../../../lib/result.ts';
import type { GameLaunch } from '../../../operator/launch.ts';
import type {
  GameTicket,
  RunningSlotSession,
  SlotSessionStart,
  SlotSessionSummary,
} from '../../../operator/slot-sessions.ts';

/** Limits that the player sets for one session, where the jurisdiction requires it. */
export type ChosenLimits = NonNullable<SlotSessionStart['limits']>;

/** The operator's calls for playing. */
export interface PlayCalls {
  /** @param key idempotency key of the attempt; sent again, it does not start a second session */
  start(
    limits: ChosenLimits | undefined,
    key: string,
  ): Promise<Result<RunningSlotSession, HttpError>>;
  /** Returns the player's running session, on any device. */
  current(): Promise<Result<RunningSlotSession | undefined, HttpError>>;
  read(id: string): Promise<Result<RunningSlotSession, HttpError>>;
  /** Returns a new ticket for a running session and invalidates games opened with an older one. */
  relaunch(id: string): Promise<Result<GameTicket, HttpError>>;
  /** Returns the launch data of the game, from the family that serves it. */
  open(game: string, ticket: GameTicket): Promise<Result<GameLaunch, HttpError>>;
  acknowledge(id: string): Promise<Result<undefined, HttpError>>;
  /** Also completes when the page is closed meanwhile. */
  end(id: string): Promise<Result<SlotSessionSummary, HttpError>>;
}
