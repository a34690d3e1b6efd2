import type { HttpError } from './http-error.ts';

/** Retry only when it may help: no answer at all, or an overloaded server. */
export function isWorthRetrying(error: HttpError): boolean {
  if (error.kind === 'network') return true;
  return (
    error.kind === 'status' && !error.maintenance && [502, 503, 504].includes(error.status ?? 0)
  );
}

/** Waits 50 to 250 ms (full jitter, doubled per attempt), or until the call is aborted. */
export function backoff(tries: number, signal: AbortSignal): Promise<void> {
  const wait = 50 + Math.random() * 200 * 2 ** tries;
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, wait);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
