import type { MyBet } from '../../book/book-api.ts';

/**
 * A part of a bet's open stake and what it pays now: never more than the operator's own price for it, so that what is
 * shown is what is paid at least.
 * @returns undefined when there is no offer, or the part is worth nothing; all of it names no stake
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
