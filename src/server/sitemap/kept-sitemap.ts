/** Maximum age in ms, because promotions end on their own. */
const FRESH_MS = 10 * 60_000;

/**
 * Caches a value built from content, stale-while-revalidate. Runs one build at a time, after a change or when the value
 * is old. Serves the old value meanwhile and after a failed build.
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

  /** @throws what `make` throws, if there is no old value */
  async get(): Promise<T> {
    const kept = this.#kept;
    if (kept && performance.now() < kept.until) return kept.value;
    const making = this.#making ?? this.#begin();
    if (!kept) return making;
    making.catch(this.#log);
    return kept.value;
  }

  /** The last value, without waiting; undefined until one is built. */
  peek(): T | undefined {
    const { value, until = 0 } = this.#kept ?? {};
    // The reader logs failed reads.
    if (performance.now() >= until && !this.#making) this.#begin().catch(() => undefined);
    return value;
  }

  /** Marks the value as outdated. */
  clear(): void {
    if (this.#kept) this.#kept.until = 0;
    // A running build may contain old content.
    this.#making = undefined;
  }

  #begin(): Promise<T> {
    const making = this.#make()
      .then((value) => {
        if (this.#making === making) this.#kept = { value, until: performance.now() + FRESH_MS };
        return value;
      })
      .finally(() => {
        if (this.#making === making) this.#making = undefined;
      });
    this.#making = making;
    return making;
  }
}
