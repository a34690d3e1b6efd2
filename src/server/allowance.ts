interface AllowanceOptions {
  atOnce: number;
  perSecond: number;
  /** A monotonic clock, ms. */
  now?: () => number;
}

/** A token bucket: a burst, then a steady rate. */
export class Allowance {
  readonly #options: Required<AllowanceOptions>;
  #left: number;
  #countedAt: number;

  constructor({ now = () => performance.now(), ...options }: AllowanceOptions) {
    this.#options = { ...options, now };
    this.#left = options.atOnce;
    this.#countedAt = now();
  }

  /** @returns whether the action is allowed now. Takes one from the allowance if so. */
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
