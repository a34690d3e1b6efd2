/** A list older than this is made anew, in ms: promotions end without anybody's doing. */
const FRESH_MS = 10 * 60_000;

/**
 * Something made of content, one making at a time: made anew when content changed or it is old, and what was made
 * before serves while that is under way or fails.
 */
export class KeptSitemap<T> {
  readonly #make: () => Promise<T>;
  readonly #log: (error: unknown) => void;
  #kept: { value: T; until: number } | undefined;
  #making: Promise<T> | undefined;

  constructor(make: () => Promise<T>, log: (error: unknown) => void) {
    this.#make = make;
    this.#log = log;
  }

  /** @throws what `make` throws, while there is nothing from before */
  async get(): Promise<T> {
    const kept = this.#kept;
    if (kept && Date.now() < kept.until) return kept.value;
    const making = this.#making ?? this.#begin();
    if (!kept) return making;
    making.catch(this.#log);
    return kept.value;
  }

  /** Content changed. */
  clear(): void {
    if (this.#kept) this.#kept.until = 0;
    // What is being made may hold what was before.
    this.#making = undefined;
  }

  #begin(): Promise<T> {
    const making = this.#make()
      .then((value) => {
        if (this.#making === making) this.#kept = { value, until: Date.now() + FRESH_MS };
        return value;
      })
      .finally(() => {
        if (this.#making === making) this.#making = undefined;
      });
    this.#making = making;
    return making;
  }
}
