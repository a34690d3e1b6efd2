import * as v from 'valibot';
import { gameTicket, runningSlotSession } from '../contract/schemas.ts';
import type { GameTicket, RunningSlotSession } from '../contract/types.ts';
import { parsed } from './entries.ts';

/** A session that was just started, with its launch ticket. */
export type StartedSlotSession = RunningSlotSession & { launch: GameTicket };

const started = v.object({ ...runningSlotSession.entries, launch: gameTicket });

export const parseRunningSlotSession = (wire: unknown): RunningSlotSession | undefined =>
  parsed(runningSlotSession, wire);

export const parseStartedSlotSession = (wire: unknown): StartedSlotSession | undefined =>
  parsed(started, wire);

export const parseGameTicket = (wire: unknown): GameTicket | undefined => parsed(gameTicket, wire);
