export interface AllowanceOptions {
  atOnce: number;
  perSecond: number;
  /** Epoch ms; the system's clock where it is left out. */
  now?: () => number;
}

/** How often something may be done: so many times at once, then at a steady rate. */
export class Allowance {
  readonly #options: Required<AllowanceOptions>;
  #left: number;
  #countedAt: number;

  constructor({ now = Date.now, ...options }: AllowanceOptions) {
    this.#options = { ...options, now };
    this.#left = options.atOnce;
    this.#countedAt = now();
  }

  /** @returns whether it may be done now, which counts */
  take(): boolean {
    const { atOnce, perSecond, now } = this.#options;
    const time = now();
    this.#left = Math.min(atOnce, this.#left + ((time - this.#countedAt) / 1000) * perSecond);
    this.#countedAt = time;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}
