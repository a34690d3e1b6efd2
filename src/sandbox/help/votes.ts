import type { DatabaseSync } from 'node:sqlite';
import { numberOf, textOf } from '../wallet/row.ts';

/** A device's word on an article. */
export interface Vote {
  readonly article: string;
  /** Random, made by the device for this article alone. */
  readonly id: string;
  readonly useful: boolean;
  readonly language: string;
}

/** What the devices said of an article in a language. */
export interface VoteCount {
  readonly article: string;
  readonly language: string;
  readonly useful: number;
  readonly notUseful: number;
}

/** Takes a vote in place of what the same device said before. */
export function putVote(database: DatabaseSync, vote: Vote): void {
  const { article, id, useful, language } = vote;
  database
    .prepare('INSERT OR REPLACE INTO help_votes VALUES (?, ?, ?, ?)')
    .run(article, id, Number(useful), language);
}

/** The votes article by article, those that helped least first: what editors work on next. */
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
