import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import type { PublicKey, Statement, StatementRound } from '../contract/types.ts';
import { keepValid, parsed, time } from './entries.ts';
import { amount, currency } from './money.ts';
import { endReason, gameName } from './slot-sessions.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

const round: v.GenericSchema<unknown, StatementRound> = v.object({
  number: whole,
  at: time,
  stake: amount,
  win: amount,
  outcome: v.exactOptional(v.looseObject({})),
});
/** A statement is signed as a whole: one wrong entry makes all of it wrong. */
const statement: v.GenericSchema<unknown, Statement> = v.object({
  iss: v.string(),
  sub: v.string(),
  iat: whole,
  session: v.string(),
  game: gameName,
  device: v.picklist(['phone', 'desktop', 'terminal']),
  startedAt: time,
  endedAt: time,
  reason: endReason,
  currency,
  balanceBefore: amount,
  stakes: amount,
  wins: amount,
  otherMovements: amount,
  balanceAfter: amount,
  roundCount: whole,
  rounds: v.exactOptional(v.array(round)),
  roundsHash: v.exactOptional(v.string()),
  fairness: v.exactOptional(v.object({ seed: v.string(), seedHash: v.string() })),
});
const signed = v.object({ jws: v.pipe(v.string(), v.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/)) });
const publicKey: v.GenericSchema<unknown, PublicKey> = v.object({
  kty: v.literal('EC'),
  crv: v.literal('P-256'),
  x: v.string(),
  y: v.string(),
  kid: v.string(),
  alg: v.literal('ES256'),
  use: v.literal('sig'),
});

export const parseSignedStatement = (wire: unknown): string | undefined =>
  parsed(signed, wire)?.jws;

export const parseStatementPayload = (payload: unknown): Statement | undefined =>
  parsed(statement, payload);

export function parsePublicKeys(
  wire: unknown,
  context: Pick<ParseContext, 'report'>,
): PublicKey[] | undefined {
  const answer = parsed(v.object({ keys: v.array(v.unknown()) }), wire);
  return answer && keepValid(answer.keys, 'statement key', publicKey, context);
}
