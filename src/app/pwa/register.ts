import { idle, loaded, rest } from './page-moments.ts';
import { findWorkers } from './workers.ts';

const WORKER_URL = '/sw.js';

type Log = (message: string, error?: unknown) => void;

/** The part of Trusted Types that is used here and missing from the type library. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): URL };
}

/**
 * Registers the service worker when the app is stable (hydrated, loaded, no content pending, idle; with a delay on a
 * first visit) or after `timeoutMs`, whichever is first (PWA-1). Call it once.
 * @param isStable resolves when the page is hydrated and no content is pending
 * @returns the registration; undefined, with a log line, if there is none
 */
export async function registerWhenStable({
  isStable,
  timeoutMs = 30_000,
  log = console.error,
}: {
  isStable: Promise<void>;
  timeoutMs?: number;
  log?: Log;
}): Promise<ServiceWorkerRegistration | undefined> {
  const workers = findWorkers();
  if (!workers) {
    log('Service workers are disabled or not supported by this browser');
    return undefined;
  }
  const timeout = after(timeoutMs);
  const stable = isStable
    .then(loaded)
    .then(() => idle())
    .then(() => (workers.controller ? undefined : rest()));
  await Promise.race([stable.catch(() => timeout), timeout]);
  try {
    return await workers.register(workerUrl(), { scope: '/', updateViaCache: 'none' });
  } catch (error) {
    log('Service worker registration failed', error);
    return undefined;
  }
}

/** Registration is a Trusted Types sink; the policy allows this URL alone. */
function workerUrl(): string | URL {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return WORKER_URL;
  const policy = trustedTypes.createPolicy('app-sw', {
    createScriptURL(url) {
      if (url !== WORKER_URL) throw new TypeError(`Not the service worker of this site: ${url}`);
      return url;
    },
  });
  return policy.createScriptURL(WORKER_URL);
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
