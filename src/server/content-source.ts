import { describeHttpError, type HttpError } from '../http/http-error.ts';
import type { Answer, Query } from '../http/query.ts';

interface Kept {
  query: Query<unknown>;
  value: unknown;
  /** The answer as JSON, to detect changes. */
  text: string;
  /** Time of the read, epoch ms, for the page. */
  at: number;
  /** Time of the read by `performance.now()`, to compute ages. */
  readAt: number;
  stale: boolean;
}
interface ContentSourceOptions {
  read: <T>(query: Query<T>) => Promise<Answer<T>>;
  /** Age after which an answer is revalidated in the background, in ms. */
  freshMs: number;
  /** Called when content changed and rendered pages are outdated. */
  onChange: () => void;
  log: (line: string) => void;
}

/** How long the last answers are served during an outage, in ms (F2). */
export const OLDEST_CONTENT_MS = 24 * 60 * 60 * 1000;
const MOST_KEPT = 2000;
/** Maximum number of answers to read again at the same time after a change. */
const MOST_READS = 8;
const PAUSE_AFTER_FAILURE_MS = 1000;

/**
 * In-memory cache of anonymous answers for all visitors: one request per query, stale-while-revalidate, so that only
 * the first visitor waits for a slow content system.
 */
export class ContentSource {
  readonly #options: ContentSourceOptions;
  readonly #kept = new Map<string, Kept>();
  readonly #flights = new Map<string, Promise<Answer<unknown>>>();
  readonly #failures = new Map<string, { answer: Answer<unknown>; until: number }>();
  /** Number of content changes that this server was notified of. */
  #changes = 0;

  constructor(options: ContentSourceOptions) {
    this.#options = options;
  }

  readonly read = async <T>(query: Query<T>): Promise<{ answer: Answer<T>; at: number }> => {
    const { key } = query;
    const before = this.#kept.get(key);
    if (before?.stale && isEmpty(before) && !this.#recentFailure(key)) await this.#refresh(query);
    const kept = this.#usable(key);
    const failure = this.#recentFailure(key);
    if (kept) {
      putLast(this.#kept, key, kept);
      const isOld = kept.stale || performance.now() - kept.readAt > this.#options.freshMs;
      if (isOld && !failure) void this.#refresh(query);
      // An old answer is better than none.
      return { answer: { ok: true, value: kept.value as T }, at: kept.at };
    }
    if (failure) return { answer: failure as Answer<T>, at: Date.now() };
    const answer = (await this.#refresh(query)) as Answer<T>;
    return { answer, at: this.#kept.get(key)?.at ?? Date.now() };
  };

  /**
   * Revalidates queries that show a content type (all, if none is given). Serves the old answers until then. Empty
   * answers are only read again on demand, because visitors can create any number of them.
   */
  async invalidate(model?: string): Promise<void> {
    this.#changes++;
    const content = [...this.#kept.values()].filter(({ query }) => query.family === 'content');
    const showing = content.filter(({ query }) => model && showsType(query.path, model));
    // A type that no known query shows may be part of any query.
    const touched = showing.length > 0 ? showing : content;
    for (const kept of touched) kept.stale = true;
    const rest = touched
      .filter((kept) => !isEmpty(kept) || this.#flights.has(kept.query.key))
      .values();
    const readRest = async () => {
      for (const { query } of rest) {
        // A request that began before the change may return the old answer.
        await this.#flights.get(query.key);
        await this.#refresh(query);
      }
    };
    await Promise.all(Array.from({ length: MOST_READS }, readRest));
  }

  /** Ends the pauses after failed reads. */
  forgetFailures(): void {
    this.#failures.clear();
  }

  #usable(key: string): Kept | undefined {
    const kept = this.#kept.get(key);
    return kept && performance.now() - kept.readAt <= OLDEST_CONTENT_MS ? kept : undefined;
  }

  #recentFailure(key: string): Answer<unknown> | undefined {
    const failure = this.#failures.get(key);
    return failure && performance.now() < failure.until ? failure.answer : undefined;
  }

  #refresh(query: Query<unknown>): Promise<Answer<unknown>> {
    const flying = this.#flights.get(query.key);
    if (flying) return flying;
    const flight = this.#readAnew(query).finally(() => this.#flights.delete(query.key));
    this.#flights.set(query.key, flight);
    return flight;
  }

  async #readAnew(query: Query<unknown>): Promise<Answer<unknown>> {
    const before = this.#kept.get(query.key);
    const changes = this.#changes;
    const answer = await this.#options.read(query);
    if (!answer.ok) {
      this.#options.log(`${query.family}: ${describeHttpError(answer.error)}`);
      if (isGone(answer.error) && this.#kept.delete(query.key)) this.#changed(query);
      // No backoff during maintenance: the back end answers fast, and visitors wait for the end.
      if (answer.error.maintenance) return answer;
      const until = performance.now() + PAUSE_AFTER_FAILURE_MS;
      putLast(this.#failures, query.key, { answer, until });
      return answer;
    }
    this.#failures.delete(query.key);
    const text = JSON.stringify(answer.value);
    const { value } = answer;
    const readAt = performance.now();
    // A first read that began before a change may return the old content.
    const stale = query.family === 'content' && changes !== this.#changes;
    putLast(this.#kept, query.key, { query, value, text, at: Date.now(), readAt, stale });
    if (before && before.text !== text) this.#changed(query);
    return answer;
  }

  #changed({ family }: Query<unknown>): void {
    if (family === 'content') this.#options.onChange();
  }
}

/** Whether the back end itself says that there is nothing. */
const isGone = ({ status, isOwnWord }: HttpError): boolean =>
  isOwnWord === true && (status === 404 || status === 410);

/** A list without entries, as for an unknown slug. */
const isEmpty = ({ text }: Kept): boolean => text === '[]';

/**
 * Inserts as most recently used and evicts the least recently used beyond MOST_KEPT, because visitors can invent keys.
 */
function putLast<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  const oldest = map.size > MOST_KEPT ? map.keys().next().value : undefined;
  if (oldest !== undefined) map.delete(oldest);
}

/**
 * Whether a query shows a content type, by its path: that of its collection or of a populated relation.
 * `/api/help-categories?populate[articles]=true` shows `help-category` and `help-article`.
 * @param type as in webhooks, such as `help-article`
 */
export function showsType(path: string, type: string): boolean {
  const [collection = '', search = ''] = path.replace('/api/', '').split('?');
  if (singular(collection) === type) return true;
  const fields = new Set(
    [...search.matchAll(/populate\]?\[(\w+)\]/g)].map(([, field = '']) => field),
  );
  return [...fields].some((field) => lastWord(field) === lastWord(type));
}

/** A relation ends with the same word as its type: `landingContent` holds `home-content`. */
const lastWord = (name: string) => singular(/[A-Z]?[a-z]+$/.exec(name)?.[0].toLowerCase() ?? '');

const singular = (word: string) => word.replace(/ies$/, 'y').replace(/s$/, '');
