/** In how many ways `needed` of so many legs can be chosen: the bets that a system consists of. */
export function combinations(legs: number, needed: number): number {
  let count = 1;
  for (let chosen = 1; chosen <= needed; chosen++) count = (count * (legs - chosen + 1)) / chosen;
  return count;
}

/**
 * What a stake returns that is spread evenly over every combination of `needed` legs, minor units cut off once: one leg is
 * a single, all of them an accumulator, fewer a system.
 * @param odds decimal with two digits; 0 for a lost leg, 1 for a void one
 */
export const returnsOf = (stake: number, odds: readonly number[], needed = odds.length): number =>
  returnsAt(stake, odds.map(hundredths), { scale: 100n, needed });

export const hundredths = (odds: number): bigint => BigInt(Math.round(odds * 100));

/**
 * The same for factors of any precision, reckoned in whole numbers.
 * @param share of the result that is returned, in hundredths
 */
export function returnsAt(
  stake: number,
  factors: readonly bigint[],
  { scale, needed, share = 100n }: { scale: bigint; needed: number; share?: bigint },
): number {
  // sums[k] adds up the products of all combinations of k factors.
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
