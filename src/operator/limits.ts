import type { Api } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import type { Query } from '../http/query.ts';
import type { Result } from '../lib/result.ts';
import { accountPath, call } from './call.ts';
import type { Exclusion, LimitKind, LimitPeriod, Limits, Operations } from './contract/types.ts';

export type { Exclusion, Limit, LimitKind, LimitPeriod, Limits } from './contract/types.ts';

/** A break or a self-exclusion that is asked for. */
export type NewExclusion = Operations['exclude']['request'];

const parser = () => import('./wire/limits.ts');

/** Every limit of the player with what is used of it, and the exclusion that holds. */
export function limitsQuery(accountCode: string): Query<Limits> {
  return {
    key: `player:limits:${accountCode}`,
    family: 'operator',
    path: accountPath(accountCode, 'limits'),
    parse: async (wire, context) => (await parser()).parseLimits(wire, context),
  };
}

/**
 * Sets one limit. Setting or lowering is at once; raising or removing waits, and setting the present amount takes it
 * back.
 * @param amount minor units, minutes for time; null for none
 * @param key UUID of the attempt: asking again with it changes nothing and gives the first answer
 * @returns all limits as they are now
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
    // What is left out here was reported when the limits were read.
    async (wire) => (await parser()).parseLimits(wire, { report: () => undefined }),
  );

/**
 * Begins a break or a self-exclusion, which nobody can shorten; a self-exclusion ends every session.
 * @param key UUID of the attempt: asking again with it does not move the end
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
