import type { StoredAnswer } from '../../state/answers.ts';

/** Odds older than this are not shown as prices, in ms. */
export const ODDS_HOLD_MS = 120_000;

/**
 * Whether odds may be shown: with a connection, from the network, and no older than two minutes.
 * @param now epoch ms; undefined while the page is the server's, whose odds are as old as the page
 */
export function areOddsCurrent(
  answer: Pick<StoredAnswer, 'from' | 'at'>,
  now: number | undefined,
  isOnline: boolean,
): boolean {
  if (answer.from === 'saved' || !isOnline) return false;
  return now === undefined || now - answer.at <= ODDS_HOLD_MS;
}
