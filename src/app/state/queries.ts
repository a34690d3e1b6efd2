import { describeHttpError, type HttpError } from '../../http/http-error.ts';
import type { Answer, Query } from '../../http/query.ts';
import { type AnswersStore, putAnswer } from './answers.ts';

export interface QueriesOptions {
  answers: AnswersStore;
  /** Reads a query; `at` is when the back end answered (epoch ms), `saved` that a copy on this device did. */
  source: <T>(query: Query<T>) => Promise<{ answer: Answer<T>; at: number; saved?: boolean }>;
  /**
   * Until when answers are waited for, as epoch ms: on the server the page's deadline, after which it
   * goes out without; absent in the browser, where `need` waits for its answer and components fill in.
   */
  waitUntil?: number;
  /** An answer younger than this is not asked for again by `want` and `need`, in ms. */
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

/** Thrown by `need` at the page's deadline: the answer may still come, for the browser to ask for. */
export class AnswerLate extends Error {
  constructor(key: string) {
    super(`${key} is late`);
    this.name = 'AnswerLate';
  }
}

/** The one way to read: see docs/architecture.md. */
export class Queries {
  readonly #options: QueriesOptions;
  /** Every query that was asked for, by key. */
  readonly asked = new Map<string, Query<unknown>>();
  readonly #since = Date.now();
  readonly #flights = new Map<string, Promise<Answer<unknown>>>();
  /** How often everything was dropped. */
  #forgotten = 0;

  constructor(options: QueriesOptions) {
    this.#options = options;
  }

  /** The answer that is there now. */
  peek<T>(query: Query<T>): T | undefined {
    return this.#options.answers.entries[query.key]?.value as T | undefined;
  }

  /** Whether no read is under way. */
  isIdle(): boolean {
    return this.#flights.size === 0;
  }

  /**
   * Critical data: waits for an answer, or takes the one that is there and reads it again behind it.
   * @throws AnswerMissing when there is none, AnswerLate on the server when there is none by the deadline
   */
  async need<T>(query: Query<T>): Promise<T> {
    this.asked.set(query.key, query);
    const known = this.peek(query);
    if (known !== undefined) {
      if (!this.#isFresh(query)) void this.refresh(query);
      return known;
    }
    const answer = await this.#byDeadline(this.refresh(query));
    if (!answer) throw new AnswerLate(query.key);
    if (!answer.ok) throw new AnswerMissing(answer.error);
    return answer.value;
  }

  /** Deferred data: never fails the page. Waits on the server only, and there no longer than the deadline. */
  async want(...queries: Query<unknown>[]): Promise<void> {
    for (const query of queries) this.asked.set(query.key, query);
    const reads = queries
      .filter((query) => !this.#isFresh(query))
      .map((query) => this.refresh(query));
    if (reads.length > 0 && this.#options.waitUntil !== undefined)
      await this.#byDeadline(Promise.all(reads));
  }

  /** What is read, or undefined when it does not come by the deadline. */
  async #byDeadline<T>(reading: Promise<T>): Promise<T | undefined> {
    const { waitUntil } = this.#options;
    if (waitUntil === undefined) return reading;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const deadline = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), waitUntil - Date.now());
    });
    const outcome = await Promise.race([reading, deadline]);
    clearTimeout(timer);
    return outcome;
  }

  /** Reads now; the same query under way is shared. The value is replaced only when it differs. */
  refresh<T>(query: Query<T>): Promise<Answer<T>> {
    const flying = this.#flights.get(query.key);
    if (flying) return flying as Promise<Answer<T>>;
    const flight: Promise<Answer<T>> = this.#read(query).finally(() => {
      if (this.#flights.get(query.key) === flight) this.#flights.delete(query.key);
    });
    this.#flights.set(query.key, flight);
    return flight;
  }

  /** Reads what has changed since a read under way began, whose answer may still be the old one. */
  async refreshAgain<T>(query: Query<T>): Promise<Answer<T>> {
    await this.#flights.get(query.key);
    return this.refresh(query);
  }

  /** Nobody waits for the answers that are still on their way, and what was asked is not asked again. */
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
    // The player changed it meanwhile: the answer may be of the time before.
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

  /** What the device had saved of this query is what the back end says now. */
  confirm(query: Query<unknown>): void {
    const known = this.#options.answers.entries[query.key];
    if (!known) return;
    known.at = Date.now();
    known.from = 'network';
  }

  #isFresh(query: Query<unknown>): boolean {
    const known = this.#options.answers.entries[query.key];
    if (known === undefined || known.from === 'saved') return false;
    // What came with the page counts from the page on, however old a cache in between made it.
    const at = known.from === 'transfer' ? Math.max(known.at, this.#since) : known.at;
    return Date.now() - at < this.#options.freshMs;
  }
}
