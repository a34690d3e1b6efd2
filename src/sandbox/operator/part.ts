import type { DatabaseSync } from 'node:sqlite';
import type { SiteLanguages } from '../../lib/language-prefix.ts';
import type { Route } from '../http/route.ts';
import type { LinkedPages } from './linked-pages.ts';
import type { DatabasePart } from './operator-database.ts';
import type { FindPromotion, HasArticle } from './published-content.ts';
import type { Settings } from './settings.ts';

/** Dependencies shared by the operator's parts. */
export interface PartContext {
  readonly database: DatabaseSync;
  /** The folder for files. With ':memory:', for tests, files are in memory or in a temporary folder. */
  readonly dataDir: string;
  readonly settings: Settings;
  /** The origin of games and the sportsbook; absent if they are not served. */
  readonly framesOrigin?: string | undefined;
  /** Secret for the chat inbox's identity validation. */
  readonly chatKey: string;
  /** Encrypts the links and codes of messages that wait to be sent. */
  readonly outboxKey: Buffer;
  readonly pages: LinkedPages;
  readonly site: SiteLanguages;
  /** The site's origins, besides the host of the request itself. */
  readonly siteOrigins: readonly string[];
  /** Finds promotions published in the content system. */
  readonly findPromotion: FindPromotion;
  /** Whether the content system has published a help article. */
  readonly hasArticle: HasArticle;
  /** Waits for a slow bank; two seconds if absent. */
  readonly slowBank?: (() => Promise<void>) | undefined;
  readonly now: () => Date;
  /** Registers what to do when the operator closes. */
  readonly onClose: (work: () => void) => void;
  /** Logs one line, without a line end. It must not contain names or tokens. */
  readonly log: (line: string) => void;
}

/** A part of the operator: its tables, initial rows and routes. */
export interface OperatorPart extends DatabasePart {
  routes(context: PartContext): readonly Route[];
}
