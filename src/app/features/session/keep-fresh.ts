import { MOST_DELAY_MS } from '../../../lib/most-delay.ts';
import type { Access } from './access.ts';
import { perhapsSince } from './clock.ts';

/**
 * Share of a token's lifetime after which it is replaced, ± 10 %, so that tabs and players do not refresh all at once.
 */
const SHARE = 0.8;
const JITTER = 0.1;
/** Delay between failed attempts: doubled from the first to the last, in ms, each with jitter. */
const RETRY_FROM_MS = 2000;
const RETRY_TO_MS = 60_000;

interface KeepFreshOptions {
  access: Access;
  /** @returns whether there is a new token */
  renew: () => Promise<boolean>;
}

/**
 * Replaces the access token in time (AUT-3). Checks the schedule whenever the tab wakes up, because timers stop during
 * sleep.
 * @returns a function that stops it
 */
export function keepFresh({ access, renew }: KeepFreshOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let planned = { token: '', afterMs: 0 };
  let failures = 0;
  let stopped = false;

  function check(): void {
    clearTimeout(timer);
    const session = access.session();
    const since = access.since();
    if (stopped || !session || !since) return;
    if (planned.token !== session.accessToken) {
      const share = SHARE * (1 + JITTER * (2 * Math.random() - 1));
      planned = { token: session.accessToken, afterMs: session.expiresIn * 1000 * share };
      failures = 0;
    }
    const left = planned.afterMs - perhapsSince(since);
    if (left > 0) timer = setTimeout(check, Math.min(left, MOST_DELAY_MS));
    else void attempt();
  }

  async function attempt(): Promise<void> {
    if (await renew()) check();
    else if (!stopped) timer = setTimeout(check, retryAfter(failures++));
  }

  const events: [EventTarget, string][] = [
    [document, 'visibilitychange'],
    [window, 'pageshow'],
    [window, 'online'],
  ];
  for (const [target, name] of events) target.addEventListener(name, check);
  check();
  return () => {
    stopped = true;
    clearTimeout(timer);
    for (const [target, name] of events) target.removeEventListener(name, check);
  };
}

/** Delay before the next attempt, in ms. @param failures so far */
export const retryAfter = (failures: number): number =>
  Math.min(RETRY_TO_MS, RETRY_FROM_MS * 2 ** failures) * (0.5 + Math.random() / 2);
