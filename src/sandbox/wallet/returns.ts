/** Number of ways to choose `needed` of the legs: the bets of a system. */
export function combinations(legs: number, needed: number): number {
  let count = 1;
  for (let chosen = 1; chosen <= needed; chosen++) count = (count * (legs - chosen + 1)) / chosen;
  return count;
}

/**
 * Returns of a stake that is split equally over every combination of `needed` legs, rounded down once to minor units.
 * One leg is a single, all of them an accumulator, fewer a system.
 * @param odds decimal with two digits; 0 for a lost leg, 1 for a void one
 */
export const returnsOf = (stake: number, odds: readonly number[], needed = odds.length): number =>
  returnsAt(stake, odds.map(hundredths), { scale: 100n, needed });

export const hundredths = (odds: number): bigint => BigInt(Math.round(odds * 100));

/**
 * Returns for factors of any precision, computed in integers.
 * @param share of the result that is returned, in hundredths
 */
export function returnsAt(
  stake: number,
  factors: readonly bigint[],
  { scale, needed, share = 100n }: { scale: bigint; needed: number; share?: bigint },
): number {
  // sums[k] is the sum of the products of all combinations of k factors.
  const sums = [1n, ...Array.from({ length: needed }, () => 0n)];
  for (const factor of factors) {
    for (let size = needed; size > 0; size--) {
      sums[size] = (sums[size] ?? 0n) + (sums[size - 1] ?? 0n) * factor;
    }
  }
  const total = BigInt(stake) * (sums[needed] ?? 0n) * share;
  const bets = BigInt(combinations(factors.length, needed));
  return Number(total / (bets * scale ** BigInt(needed) * 100n));
}
