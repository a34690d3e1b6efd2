import { describeHttpError, type HttpError } from '../http/http-error.ts';
import type { Answer, Query } from '../http/query.ts';
import { showsType } from './shown-types.ts';

interface Kept {
  query: Query<unknown>;
  value: unknown;
  /** The value as text, to see whether a new answer differs. */
  text: string;
  at: number;
  stale: boolean;
}
export interface ContentSourceOptions {
  read: <T>(query: Query<T>) => Promise<Answer<T>>;
  /** An answer older than this is read again behind the visitor's back, in ms. */
  freshMs: number;
  /** Content changed: pages rendered from it are out of date. */
  onChange: () => void;
  log: (line: string) => void;
}

/** While the content system stays down its last answers are served no longer than this, in ms (F2 in SECURITY.md). */
export const OLDEST_CONTENT_MS = 24 * 60 * 60 * 1000;
const MOST_KEPT = 2000;
const PAUSE_AFTER_FAILURE_MS = 1000;

/**
 * The server's memory of anonymous answers, shared by all visitors: one flight per query, served
 * stale while it is read anew, so that a slow content system costs nobody but the first.
 */
export class ContentSource {
  readonly #options: ContentSourceOptions;
  readonly #kept = new Map<string, Kept>();
  readonly #flights = new Map<string, Promise<Answer<unknown>>>();
  readonly #failures = new Map<string, { answer: Answer<unknown>; until: number }>();

  constructor(options: ContentSourceOptions) {
    this.#options = options;
  }

  readonly read = async <T>(query: Query<T>): Promise<{ answer: Answer<T>; at: number }> => {
    const kept = this.#usable(query.key);
    const failure = this.#failures.get(query.key);
    const paused = failure !== undefined && Date.now() < failure.until;
    if (kept) {
      const isOld = kept.stale || Date.now() - kept.at > this.#options.freshMs;
      if (isOld && !paused) void this.#refresh(query);
      // An old answer is worth more than none.
      return { answer: { ok: true, value: kept.value as T }, at: kept.at };
    }
    if (paused) return { answer: failure.answer as Answer<T>, at: Date.now() };
    const answer = (await this.#refresh(query)) as Answer<T>;
    return { answer, at: this.#kept.get(query.key)?.at ?? Date.now() };
  };

  /**
   * Reads anew what shows an entry of this content type (everything, without one); until the new
   * answers are there the old ones are served.
   */
  async invalidate(model?: string): Promise<void> {
    const content = [...this.#kept.values()].filter(({ query }) => query.family === 'content');
    const showing = content.filter(({ query }) => model && showsType(query.path, model));
    // A type that nothing is known to show may be a part of anything.
    const touched = showing.length > 0 ? showing : content;
    for (const kept of touched) kept.stale = true;
    await Promise.all(
      touched.map(async ({ query }) => {
        // A flight that began before the change may carry the old answer.
        await this.#flights.get(query.key);
        await this.#refresh(query);
      }),
    );
  }

  #usable(key: string): Kept | undefined {
    const kept = this.#kept.get(key);
    return kept && Date.now() - kept.at <= OLDEST_CONTENT_MS ? kept : undefined;
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
    const answer = await this.#options.read(query);
    if (!answer.ok) {
      this.#options.log(`content: ${describeHttpError(answer.error)}`);
      if (isGone(answer.error) && this.#kept.delete(query.key)) this.#changed(query);
      // Maintenance answers at once, and its end is what its visitors wait for.
      if (answer.error.maintenance) return answer;
      const until = Date.now() + PAUSE_AFTER_FAILURE_MS;
      putLast(this.#failures, query.key, { answer, until });
      return answer;
    }
    this.#failures.delete(query.key);
    const text = JSON.stringify(answer.value);
    const { value } = answer;
    putLast(this.#kept, query.key, { query, value, text, at: Date.now(), stale: false });
    if (before && before.text !== text) this.#changed(query);
    return answer;
  }

  #changed({ family }: Query<unknown>): void {
    if (family === 'content') this.#options.onChange();
  }
}

/** A back end's own word that there is nothing (any more), not that of something that stands before it. */
const isGone = ({ status, isUnknownThere, problem }: HttpError): boolean =>
  isUnknownThere === true || (problem !== undefined && (status === 404 || status === 410));

/** Visitors make up keys, such as addresses of promotions: beyond MOST_KEPT the oldest goes. */
function putLast<T>(map: Map<string, T>, key: string, value: T): void {
  map.delete(key);
  map.set(key, value);
  const oldest = map.size > MOST_KEPT ? map.keys().next().value : undefined;
  if (oldest !== undefined) map.delete(oldest);
}
