import type { Api } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import type { ParseContext, Query } from '../http/query.ts';
import type { Result } from '../lib/result.ts';
import { accountPath, call } from './call.ts';
import { exclusion, limits } from './contract/schemas.ts';
import type { Exclusion, LimitKind, LimitPeriod, Limits, Operations } from './contract/types.ts';
import { parsed, parsedWithList } from './parsing/entries.ts';

export type { Exclusion, Limit, LimitKind, LimitPeriod, Limits } from './contract/types.ts';

/** A requested break or self-exclusion. */
export type NewExclusion = Operations['exclude']['request'];

const parser = () => import('./limits.ts');
/** All limits of the player with their use, and the current exclusion. */
export function limitsQuery(accountCode: string): Query<Limits> {
  return {
    key: `player:limits:${accountCode}`,
    family: 'operator',
    path: accountPath(accountCode, 'limits'),
    parse: async (wire, context) => (await parser()).parseLimits(wire, context),
  };
}

/**
 * Sets one limit. Setting or lowering applies at once; raising or removing waits. Setting the current amount cancels a
 * pending change.
 * @param amount minor units, minutes for time; null for none
 * @param key idempotency key (UUID)
 * @returns all limits
 */
export const setLimit = (
  api: Api,
  accountCode: string,
  limit: { kind: LimitKind; period: LimitPeriod },
  amount: number | null,
  key: string,
): Promise<Result<Limits, HttpError>> =>
  call(
    api,
    {
      family: 'operator',
      method: 'PUT',
      path: accountPath(accountCode, `limits/${limit.kind}/${limit.period}`),
      body: { amount } satisfies Operations['setLimit']['request'],
      idempotencyKey: key,
    },
    // Invalid entries were already logged when the limits were read.
    async (wire) => (await parser()).parseLimits(wire, { report: () => undefined }),
  );

/**
 * Starts a break or a self-exclusion, which cannot be shortened. A self-exclusion ends all sessions.
 * @param key idempotency key (UUID): a repeated call does not move the end
 */
export const exclude = (
  api: Api,
  accountCode: string,
  exclusion: NewExclusion,
  key: string,
): Promise<Result<Exclusion, HttpError>> =>
  call(
    api,
    {
      family: 'operator',
      method: 'POST',
      path: accountPath(accountCode, 'exclusions'),
      body: exclusion,
      idempotencyKey: key,
    },
    async (wire) => (await parser()).parseExclusion(wire),
  );

export const parseLimits = (
  wire: unknown,
  context: Pick<ParseContext, 'report'>,
): Limits | undefined => parsedWithList(limits, ['limits', 'limit'], wire, context);

export const parseExclusion = (wire: unknown): Exclusion | undefined => parsed(exclusion, wire);
