import type { Api } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import type { ParseContext, Query } from '../http/query.ts';
import type { Result } from '../lib/result.ts';
import { accountPath, callForOutcome } from './call.ts';
import { listPromotionOptInsAnswer } from './contract/schemas.ts';
import type { Operations } from './contract/types.ts';
import { parsedWithList } from './parsing/entries.ts';

type ListedOptIn = Operations['listPromotionOptIns']['answer']['promotions'][number];

export interface PromotionOptIn extends ListedOptIn {
  /** Not read back from the operator since the player joined, so whether it gave a bonus is unknown. */
  isUnread?: true;
}

/** The player's promotions, newest first. */
export function promotionOptInsQuery(accountCode: string): Query<PromotionOptIn[]> {
  return {
    key: `player:promotions:${accountCode}`,
    family: 'operator',
    path: accountPath(accountCode, 'promotions'),
    parse: async (wire, context) =>
      (await import('./promotions.ts')).parsePromotionOptIns(wire, context),
  };
}

const optInPath = (accountCode: string, slug: string) =>
  accountPath(accountCode, `promotions/${encodeURIComponent(slug)}`);

/**
 * Joins a promotion; idempotent. @returns refusals: 404, 409 `promotion_over`, `promotion_not_started`,
 * `promotion_used`, 403 `excluded`, `account_blocked`, `documents_needed`
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

export const parsePromotionOptIns = (
  wire: unknown,
  context: ParseContext,
): PromotionOptIn[] | undefined =>
  parsedWithList(listPromotionOptInsAnswer, ['promotions', 'promotion opt-in'], wire, context)
    ?.promotions;
