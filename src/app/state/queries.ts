import { describeHttpError, type HttpError } from '../../http/http-error.ts';
import type { Answer, Query } from '../../http/query.ts';
import { success } from '../../lib/result.ts';
import { type AnswersStore, putAnswer } from './answers.ts';

export interface QueriesOptions {
  answers: AnswersStore;
  /** Reads a query; `at` is the time of the back end's answer (epoch ms), `saved` a copy from this device. */
  source: <T>(query: Query<T>) => Promise<{ answer: Answer<T>; at: number; saved?: boolean }>;
  /**
   * Deadline in epoch ms on the server, at which the page is sent without missing answers. Absent in the browser, where
   * `need` waits and components update later.
   */
  waitUntil?: number;
  /** `want` and `need` do not refetch younger answers, in ms. */
  freshMs: number;
  onError?: (query: Query<unknown>, error: HttpError) => void;
}

/** Thrown by `need`: the page cannot be shown without this answer. */
export class AnswerMissing extends Error {
  readonly reason: HttpError;
  constructor(reason: HttpError) {
    super(describeHttpError(reason));
    this.name = 'AnswerMissing';
    this.reason = reason;
  }
}

/** Thrown by `need` at the deadline: the browser may still get the answer. */
export class AnswerLate extends Error {
  constructor(key: string) {
    super(`${key} is late`);
    this.name = 'AnswerLate';
  }
}

/** Reads all data: see docs/architecture.md. */
export class Queries {
  readonly #options: QueriesOptions;
  /** All requested queries by key. */
  readonly asked = new Map<string, Query<unknown>>();
  readonly #since = Date.now();
  readonly #flights = new Map<string, Promise<Answer<unknown>>>();
  /** Counts the calls of `forget`. */
  #forgotten = 0;

  constructor(options: QueriesOptions) {
    this.#options = options;
  }

  /** The current answer. */
  peek<T>(query: Query<T>): T | undefined {
    return this.#options.answers.entries[query.key]?.value as T | undefined;
  }

  /** Whether no read is in progress. */
  isIdle(): boolean {
    return this.#flights.size === 0;
  }

  /**
   * Reads critical data: waits for an answer, or returns the current one and revalidates it.
   * @throws AnswerMissing if there is none, AnswerLate on the server at the deadline
   */
  async need<T>(query: Query<T>): Promise<T> {
    this.asked.set(query.key, query);
    const known = this.peek(query);
    if (known !== undefined) {
      if (!this.#isFresh(query)) void this.refresh(query);
      return known;
    }
    const answer = await this.#byDeadline(this.#startOver(query));
    if (!answer) throw new AnswerLate(query.key);
    if (!answer.ok) throw new AnswerMissing(answer.error);
    return answer.value;
  }

  /** Reads deferred data; never fails the page. Waits on the server only, until the deadline. */
  async want(...queries: Query<unknown>[]): Promise<void> {
    for (const query of queries) this.asked.set(query.key, query);
    const reads = queries
      .filter((query) => !this.#isFresh(query))
      .map((query) => this.#startOver(query));
    if (reads.length > 0 && this.#options.waitUntil !== undefined)
      await this.#byDeadline(Promise.all(reads));
  }

  /** Clears an earlier failure, which may be that of a prefetch, and reads again. */
  #startOver<T>(query: Query<T>): Promise<Answer<T>> {
    delete this.#options.answers.failed[query.key];
    return this.refresh(query);
  }

  /** Resolves to the answer, or to undefined at the deadline. */
  async #byDeadline<T>(reading: Promise<T>): Promise<T | undefined> {
    const { waitUntil } = this.#options;
    if (waitUntil === undefined) return reading;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const deadline = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), Math.max(0, waitUntil - Date.now()));
    });
    return Promise.race([reading, deadline]).finally(() => clearTimeout(timer));
  }

  /** The answer while it is fresh, such as that of a read ahead; otherwise reads. */
  async current<T>(query: Query<T>): Promise<Answer<T>> {
    const known = this.peek(query);
    return known !== undefined && this.#isFresh(query) ? success(known) : this.refresh(query);
  }

  /** Reads now, sharing a running read. Replaces the value only if it differs. */
  refresh<T>(query: Query<T>): Promise<Answer<T>> {
    const flying = this.#flights.get(query.key);
    if (flying) return flying as Promise<Answer<T>>;
    const flight: Promise<Answer<T>> = this.#read(query).finally(() => {
      if (this.#flights.get(query.key) === flight) this.#flights.delete(query.key);
    });
    this.#flights.set(query.key, flight);
    return flight;
  }

  /** Reads after a change. Waits for a running read first, because that may return the old answer. */
  async refreshAgain<T>(query: Query<T>): Promise<Answer<T>> {
    await this.#flights.get(query.key);
    return this.refresh(query);
  }

  /** Drops running reads and requested queries. */
  forget(): void {
    this.#forgotten++;
    this.asked.clear();
    this.#flights.clear();
  }

  async #read<T>(query: Query<T>): Promise<Answer<T>> {
    const { answers, source, onError } = this.#options;
    const before = this.#forgotten;
    const known = answers.entries[query.key];
    const { answer, at, saved } = await source(query);
    if (this.#forgotten !== before) return answer;
    const now = answers.entries[query.key];
    // The stored answer changed meanwhile, so this one may be older.
    if (answer.ok && now !== known && now?.from === 'network') return this.#read(query);
    const from = saved ? 'saved' : 'network';
    if (!answer.ok) {
      answers.failed[query.key] = answer.error.kind;
      onError?.(query, answer.error);
      return answer;
    }
    if (now && JSON.stringify(now.value) === JSON.stringify(answer.value)) {
      now.at = at;
      now.from = from;
      delete answers.failed[query.key];
    } else {
      putAnswer(answers, query.key, { value: answer.value, at, from });
    }
    return answer;
  }

  /** Marks a saved answer as confirmed by the back end. */
  confirm(query: Query<unknown>): void {
    const known = this.#options.answers.entries[query.key];
    if (!known) return;
    known.at = Date.now();
    known.from = 'network';
  }

  #isFresh(query: Query<unknown>): boolean {
    const known = this.#options.answers.entries[query.key];
    if (known === undefined || known.from === 'saved') return false;
    // Transferred answers count from the page load, however old a cache made them.
    const at = known.from === 'transfer' ? Math.max(known.at, this.#since) : known.at;
    return Date.now() - at < this.#options.freshMs;
  }
}
