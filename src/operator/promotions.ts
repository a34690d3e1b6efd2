import type { Api } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import type { Query } from '../http/query.ts';
import type { Result } from '../lib/result.ts';
import { accountPath, callForOutcome } from './call.ts';
import type { PromotionOptIn } from './wire/promotion-opt-ins.ts';

export type { PromotionOptIn } from './wire/promotion-opt-ins.ts';

/** The player's promotions, latest first. */
export function promotionOptInsQuery(accountCode: string): Query<PromotionOptIn[]> {
  return {
    key: `player:promotions:${accountCode}`,
    family: 'operator',
    path: accountPath(accountCode, 'promotions'),
    parse: async (wire, context) =>
      (await import('./wire/promotion-opt-ins.ts')).parsePromotionOptIns(wire, context),
  };
}

const optInPath = (accountCode: string, slug: string) =>
  accountPath(accountCode, `promotions/${encodeURIComponent(slug)}`);

/**
 * Joins a promotion; idempotent. @returns refusals: 404, 409 `promotion_over`, `promotion_not_started`, 403 `excluded`,
 * `account_blocked`, `documents_needed`
 */
export const joinPromotion = (
  api: Api,
  accountCode: string,
  slug: string,
): Promise<Result<undefined, HttpError>> =>
  callForOutcome(api, { family: 'operator', method: 'PUT', path: optInPath(accountCode, slug) });

export const leavePromotion = (
  api: Api,
  accountCode: string,
  slug: string,
): Promise<Result<undefined, HttpError>> =>
  callForOutcome(api, { family: 'operator', method: 'DELETE', path: optInPath(accountCode, slug) });
