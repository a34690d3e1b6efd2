import { useSnapshot } from 'valtio/react';
import { type PromotionOptIn, promotionOptInsQuery } from '../../../operator/promotions.ts';
import { type Reading, useApp, usePlayerAnswer } from '../../state/context.ts';

/** What the player takes part in; nothing for visitors. */
export function useOptIns(): Reading<PromotionOptIn[]> {
  const { profile } = useSnapshot(useApp().stores.session);
  return usePlayerAnswer(profile && promotionOptInsQuery(profile.accountCode));
}
