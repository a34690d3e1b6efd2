import type { StoredAnswer } from '../answers.ts';

/** Maximum age of prices, ms: the market has moved. */
export const ODDS_AGE_MS = 120_000;

/**
 * Whether prices may no longer be offered.
 * @param now the visitor's clock, epoch ms; undefined on the server
 */
export function areOddsSuspended(
  answer: Pick<StoredAnswer, 'at' | 'from'> | undefined,
  { now, online }: { now: number | undefined; online: boolean },
): boolean {
  if (!answer || !online || answer.from === 'saved') return true;
  return now !== undefined && now - answer.at > ODDS_AGE_MS;
}
