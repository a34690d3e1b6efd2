import type { MyBet } from '../../book/book-api.ts';

/**
 * Computes a part of a bet's open stake and its cash-out price. The price never exceeds the operator's own, so players
 * get at least what is shown.
 * @returns undefined without an offer or if the part is worth nothing; `stake` is absent for the whole bet
 */
export function partOf(
  { cashOut, stake, cashedOut }: Pick<MyBet, 'cashOut' | 'stake' | 'cashedOut'>,
  percent: number,
): { offer: number; stake?: number } | undefined {
  if (cashOut === undefined) return undefined;
  if (percent === 100) return { offer: cashOut };
  const open = stake - (cashedOut?.stake ?? 0);
  const part = Math.floor((open * percent) / 100);
  const offer = Number((BigInt(cashOut) * BigInt(part)) / BigInt(open));
  return offer > 0 ? { offer, stake: part } : undefined;
}
