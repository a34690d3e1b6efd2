import type { StoredAnswer } from '../answers.ts';

/** Older prices are not shown: the market has moved (ms). */
export const ODDS_AGE_MS = 120_000;

/**
 * Whether the prices of an answer may no longer be shown as offers.
 * @param now the visitor's clock in epoch ms; undefined while it is not known, as on the server
 */
export function areOddsSuspended(
  answer: Pick<StoredAnswer, 'at' | 'from'> | undefined,
  { now, online }: { now: number | undefined; online: boolean },
): boolean {
  if (!answer || !online || answer.from === 'saved') return true;
  return now !== undefined && now - answer.at > ODDS_AGE_MS;
}
