import { type PromotionOptIn, promotionOptInsQuery } from '../../../operator/promotions.ts';
import { type Reading, useApp, usePlayerAnswer } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';

/** The player's opt-ins; empty for visitors. */
export function useOptIns(): Reading<PromotionOptIn[]> {
  const { accountCode } = useSnapshot(useApp().stores.session);
  return usePlayerAnswer(accountCode ? promotionOptInsQuery(accountCode) : undefined);
}
