import type { DatabaseSync } from 'node:sqlite';
import { numberOf, textOf } from '../operator/row.ts';

/** A device's vote on an article. */
interface Vote {
  readonly article: string;
  /** Random. The device generates one for each article. */
  readonly id: string;
  readonly useful: boolean;
  readonly language: string;
}

/** The votes on an article in one language. */
interface VoteCount {
  readonly article: string;
  readonly language: string;
  readonly useful: number;
  readonly notUseful: number;
}

/** Stores a vote, replacing the device's previous one. */
export function putVote(database: DatabaseSync, vote: Vote): void {
  const { article, id, useful, language } = vote;
  database
    .prepare('INSERT OR REPLACE INTO help_votes VALUES (?, ?, ?, ?)')
    .run(article, id, Number(useful), language);
}

/** Votes by article, least useful first, for editors to work on. */
export function countVotes(database: DatabaseSync): readonly VoteCount[] {
  return database
    .prepare(
      `SELECT article, language, sum(useful) AS useful, sum(1 - useful) AS not_useful FROM help_votes
       GROUP BY article, language ORDER BY avg(useful), count(*) DESC, article, language`,
    )
    .all()
    .map((row) => ({
      article: textOf(row, 'article'),
      language: textOf(row, 'language'),
      useful: numberOf(row, 'useful'),
      notUseful: numberOf(row, 'not_useful'),
    }));
}
