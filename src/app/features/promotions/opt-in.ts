import type { HttpError } from '../../../http/http-error.ts';
import type { Result } from '../../../lib/result.ts';
import {
  joinPromotion,
  leavePromotion,
  type PromotionOptIn,
  promotionOptInsQuery,
} from '../../../operator/promotions.ts';
import { balanceQuery } from '../../../operator/wallet.ts';
import type { MessageKey } from '../../i18n/text.ts';
import { putAnswer } from '../../state/answers.ts';
import type { AppState } from '../../state/context.ts';
import { isAnswerLost, readBackLost } from '../../state/open-writes/read-back-lost.ts';

/**
 * Opts in to or out of a promotion. Not optimistic, because an opt-in may be worth money: shown when the operator has
 * confirmed it.
 */
export async function setOptIn(
  { player, stores }: Pick<AppState, 'player' | 'stores'>,
  { accountCode, slug, joins }: { accountCode: string; slug: string; joins: boolean },
): Promise<Result<undefined, HttpError>> {
  const change = joins ? joinPromotion : leavePromotion;
  const done = await change(player.api, accountCode, slug);
  const query = promotionOptInsQuery(accountCode);
  const isChanged = (now: readonly PromotionOptIn[]) =>
    now.some((optIn) => optIn.slug === slug) === joins;
  if (!done.ok) return readBackLost(player, done.error, query, isChanged);
  // Joining may grant a bonus, and leaving may end one.
  void player.queries.refreshAgain(balanceQuery(accountCode));
  // Only the operator knows the wagering terms of a bonus.
  const now = await player.queries.refreshAgain(query);
  if (now.ok && isChanged(now.value)) return done;
  const others = (player.queries.peek(query) ?? []).filter((optIn) => optIn.slug !== slug);
  const at = Date.now();
  const value: PromotionOptIn[] = joins
    ? [{ slug, at: new Date(at).toISOString(), isUnread: true }, ...others]
    : others;
  putAnswer(stores.playerAnswers, query.key, { value, at, from: 'network' });
  return done;
}

const WORDS: Readonly<Record<string, MessageKey>> = {
  excluded: 'promotion.refused.excluded',
  account_blocked: 'promotion.refused.blocked',
  documents_needed: 'promotion.refused.documents',
  promotion_over: 'promotion.over',
  promotion_used: 'promotion.refused.used',
  promotion_not_started: 'promotion.refused.notStarted',
  not_found: 'promotion.over',
};

/** Message that explains why the operator refused the opt-in. */
export function optInRefusal(error: HttpError): MessageKey {
  if (isAnswerLost(error)) return 'promotion.refused.unknown';
  const code = error.problem?.code ?? '';
  const known = Object.hasOwn(WORDS, code) ? WORDS[code] : undefined;
  return known ?? 'promotion.refused.other';
}
