import type { DatabaseSync } from 'node:sqlite';
import type { HasArticle } from '../help/published-article.ts';
import type { FindPromotion } from '../promotions/offered-promotion.ts';
import type { Settings } from '../settings.ts';
import type { DatabasePart } from './operator-database.ts';
import type { Route } from './route.ts';

/** What the operator's parts share. */
export interface PartContext {
  readonly database: DatabaseSync;
  /** Where files lie; ':memory:' for tests, which then keep files in memory or a folder of their own. */
  readonly dataDir: string;
  readonly settings: Settings;
  /** Where games and the sportsbook are shown; absent when nothing shows them. */
  readonly framesOrigin?: string | undefined;
  /** Secret of the chat inbox's identity validation. */
  readonly chatKey: string;
  /** Hides the links of e-mails that wait to be sent. */
  readonly outboxKey: Buffer;
  /** The site's origins, beside the one that the request itself names as its host. */
  readonly siteOrigins: readonly string[];
  /** The promotions that the content system has published. */
  readonly findPromotion: FindPromotion;
  /** Whether it has published a help article. */
  readonly hasArticle: HasArticle;
  readonly now: () => Date;
  /** Takes one line without a line end; no names, no tokens. */
  readonly log: (line: string) => void;
}

/** A folder of the operator: its tables, its rows of the first start, and what it answers. */
export interface OperatorPart extends DatabasePart {
  routes(context: PartContext): readonly Route[];
}
