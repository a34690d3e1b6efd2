import type { Api } from '../../../../http/api.ts';
import { listRounds, type StatementRound } from '../../../../operator/statement.ts';

/**
 * Reads the rounds of an ended session page by page, up to the number that its statement gives.
 * @returns undefined if a page does not load
 */
export async function readRounds(
  api: Api,
  session: string,
  count: number,
): Promise<StatementRound[] | undefined> {
  const rounds: StatementRound[] = [];
  let cursor: string | undefined;
  do {
    const page = await listRounds(api, session, cursor);
    if (!page.ok) return undefined;
    rounds.push(...page.value.rounds);
    const isMore = page.value.rounds.length > 0 && rounds.length < count;
    cursor = isMore ? page.value.next : undefined;
  } while (cursor !== undefined);
  return rounds;
}
