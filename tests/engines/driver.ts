/** One browser tab, with the operations that the tour needs. Selectors are CSS. */
export interface Driver {
  /** Loads a document; use `until` to wait for its scripts. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a self-contained function in the page and waits for its promise. */
  evaluate<Result, Args extends unknown[]>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Clicks the first match. */
  press(selector: string): Promise<void>;
  fill(selector: string, text: string): Promise<void>;
  /** Sets the size of the viewport in CSS pixels. */
  setSize(size: { width: number; height: number }): Promise<void>;
  /** Returns errors and warnings since the last call, including uncaught errors. */
  takeConsole(): Promise<string[]>;
  close(): Promise<void>;
}

/** Returns a function call with its arguments as one expression, which every protocol can send. */
export function expressionOf<Args extends unknown[]>(
  run: (...args: Args) => unknown,
  args: Args,
): string {
  return `(${run})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`;
}

const PATIENCE_MS = 30_000;
const PAUSE_MS = 50;

/** Retries failing work for as long as a page may take. */
export async function retry<Result>(work: () => Promise<Result>): Promise<Result> {
  const latest = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > latest) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Waits until a function in the page returns true. Retries while a document is being replaced. */
export async function until<Args extends unknown[]>(
  driver: Driver,
  holds: (...args: Args) => boolean | Promise<boolean>,
  ...args: Args
): Promise<void> {
  await retry(async () => {
    if (await driver.evaluate(holds, ...args)) return;
    const place = await driver.evaluate(
      () => `${location.href} “${document.querySelector('h1')?.textContent}”`,
    );
    throw new Error(`Does not hold at ${place}: ${expressionOf(holds, args)}`);
  });
}
