import { describeHttpError, type HttpError } from '../http/http-error.ts';
import type { Answer, Query } from '../http/query.ts';
import { type AnswersStore, putAnswer } from './answers.ts';

export interface QueriesOptions {
  answers: AnswersStore;
  /** Reads a query; `at` is when the back end answered (epoch ms). */
  source: <T>(query: Query<T>) => Promise<{ answer: Answer<T>; at: number }>;
  /**
   * How long `want` waits for deferred data, in ms: on the server the page's deadline, after which
   * it goes out without; in the browser 0, since components show what is there and fill in.
   */
  waitMs: number;
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

/** The one way to read: see docs/architecture.md. */
export class Queries {
  readonly #options: QueriesOptions;
  readonly #flights = new Map<string, Promise<Answer<unknown>>>();

  constructor(options: QueriesOptions) {
    this.#options = options;
  }

  /** The answer that is there now. */
  peek<T>(query: Query<T>): T | undefined {
    return this.#options.answers.entries[query.key]?.value as T | undefined;
  }

  /** Critical data: waits for an answer, or takes the one that is there and reads it again behind it. */
  async need<T>(query: Query<T>): Promise<T> {
    const known = this.peek(query);
    if (known !== undefined) {
      if (!this.#isFresh(query)) void this.refresh(query);
      return known;
    }
    const answer = await this.refresh(query);
    if (!answer.ok) throw new AnswerMissing(answer.error);
    return answer.value;
  }

  /** Deferred data: never fails the page. Waits on the server only, and there no longer than the deadline. */
  async want(...queries: Query<unknown>[]): Promise<void> {
    const reads = queries
      .filter((query) => !this.#isFresh(query))
      .map((query) => this.refresh(query));
    if (reads.length === 0 || this.#options.waitMs === 0) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const deadline = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.#options.waitMs);
    });
    await Promise.race([Promise.all(reads), deadline]);
    clearTimeout(timer);
  }

  /** Reads now; the same query under way is shared. The value is replaced only when it differs. */
  refresh<T>(query: Query<T>): Promise<Answer<T>> {
    const flying = this.#flights.get(query.key);
    if (flying) return flying as Promise<Answer<T>>;
    const flight = this.#read(query).finally(() => this.#flights.delete(query.key));
    this.#flights.set(query.key, flight);
    return flight;
  }

  async #read<T>(query: Query<T>): Promise<Answer<T>> {
    const { answers, source, onError } = this.#options;
    const { answer, at } = await source(query);
    if (!answer.ok) {
      answers.failed[query.key] = answer.error.kind;
      onError?.(query, answer.error);
      return answer;
    }
    const known = answers.entries[query.key];
    if (known && JSON.stringify(known.value) === JSON.stringify(answer.value)) {
      known.at = at;
      known.from = 'network';
      delete answers.failed[query.key];
    } else {
      putAnswer(answers, query.key, { value: answer.value, at, from: 'network' });
    }
    return answer;
  }

  #isFresh(query: Query<unknown>): boolean {
    const known = this.#options.answers.entries[query.key];
    return (
      known !== undefined && known.from !== 'saved' && Date.now() - known.at < this.#options.freshMs
    );
  }
}
