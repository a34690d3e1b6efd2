import * as v from 'valibot';
import type { GameName, GameTicket, RunningSlotSession } from '../contract/types.ts';
import { parsed, time } from './entries.ts';
import { amount, currency } from './money.ts';

/** A session that was just started, with the ticket to launch its game. */
export type StartedSlotSession = RunningSlotSession & { launch: GameTicket };

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const positive = v.pipe(whole, v.minValue(1));

export const gameName: v.GenericSchema<unknown, GameName> = v.object({
  slug: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  title: v.string(),
});
export const endReason = v.picklist([
  'left',
  'time',
  'loss',
  'inactive',
  'signed-out',
  'taken-over',
  'excluded',
]);
const ticket: v.GenericSchema<unknown, GameTicket> = v.object({
  family: v.picklist(['nyx', 'casinoGateway']),
  ticket: v.pipe(v.string(), v.nonEmpty()),
});
const entries = {
  id: v.string(),
  game: gameName,
  startedAt: time,
  elapsedSeconds: whole,
  currency,
  stakes: amount,
  wins: amount,
  rounds: whole,
  balance: whole,
  limits: v.object({
    minutes: v.exactOptional(positive),
    loss: v.exactOptional(positive),
    noticeMinutes: v.exactOptional(positive),
  }),
  noticeDueAt: v.exactOptional(v.pipe(v.string(), v.isoTimestamp())),
  ended: v.exactOptional(v.object({ at: time, reason: endReason })),
};
const running: v.GenericSchema<unknown, RunningSlotSession> = v.object(entries);
const started: v.GenericSchema<unknown, StartedSlotSession> = v.object({
  ...entries,
  launch: ticket,
});

export const parseRunningSlotSession = (wire: unknown): RunningSlotSession | undefined =>
  parsed(running, wire);

export const parseStartedSlotSession = (wire: unknown): StartedSlotSession | undefined =>
  parsed(started, wire);

export const parseGameTicket = (wire: unknown): GameTicket | undefined => parsed(ticket, wire);
