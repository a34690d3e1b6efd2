import type { HttpError } from '../../../http/http-error.ts';
import type { Result } from '../../../lib/result.ts';
import type { GameLaunch } from '../../../operator/launch.ts';
import type {
  GameTicket,
  RunningSlotSession,
  SlotSessionStart,
  SlotSessionSummary,
} from '../../../operator/slot-sessions.ts';

/** What the player chooses for one session, where the jurisdiction asks for it. */
export type ChosenLimits = NonNullable<SlotSessionStart['limits']>;

/** What playing asks of the operator. */
export interface PlayCalls {
  /** @param key of the attempt: sent again, it begins no second session */
  start(
    limits: ChosenLimits | undefined,
    key: string,
  ): Promise<Result<RunningSlotSession, HttpError>>;
  /** The player's session that runs, wherever it is played. */
  current(): Promise<Result<RunningSlotSession | undefined, HttpError>>;
  read(id: string): Promise<Result<RunningSlotSession, HttpError>>;
  /** A ticket for a session that runs; what was opened with an older one is not listened to any more. */
  relaunch(id: string): Promise<Result<GameTicket, HttpError>>;
  /** Where the game is shown, by the family that starts it. */
  open(game: string, ticket: GameTicket): Promise<Result<GameLaunch, HttpError>>;
  acknowledge(id: string): Promise<Result<undefined, HttpError>>;
  /** Also when the page goes away meanwhile. */
  end(id: string): Promise<Result<SlotSessionSummary, HttpError>>;
}
