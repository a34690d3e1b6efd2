import { after } from './waiting.ts';

/** How long to wait for the network before the shell opens. Tune it to the p95 of TTFB measured in the field. */
export const HEAD_START_MS = 1500;

/** The wait when the document of the page itself is cached: the page paints it, then refetches its data. */
export const KEPT_HEAD_START_MS = 200;

/** How long the shell opens at once after the network did not answer in time. */
export const BAD_NETWORK_MS = 20_000;

type Kept = () => Promise<Response | undefined>;

/**
 * Answers navigations. A timely answer passes through untouched, redirects, 403 and 404 included, and is never stored.
 * Otherwise the shell opens. Does not use `navigator.onLine`: a request without a network fails at once, and a server
 * on this machine answers without one.
 * @param shell the cached app shell; undefined if the browser evicted it
 */
export function createNavigation(shell: Kept) {
  let badUntil = 0;

  /** @param findKept finds the cached document of this page */
  return async function answerNavigation(
    network: Promise<Response>,
    findKept: Kept,
  ): Promise<Response> {
    const page = network.then(
      (response) => (response.status < 500 ? response : undefined),
      () => undefined,
    );
    const kept = findKept();
    const late = kept.then((found) => {
      const headStart = found ? KEPT_HEAD_START_MS : HEAD_START_MS;
      return after(Date.now() < badUntil ? 0 : headStart);
    });
    const intime = await Promise.race([page, late]);
    if (intime) {
      badUntil = 0;
      return intime;
    }
    badUntil = Date.now() + BAD_NETWORK_MS;
    void page.then((answer) => {
      if (answer) badUntil = 0;
    });
    const saved = kept.then((found) => found ?? shell());
    // The page wins if it arrives before the disk answers.
    return (await Promise.race([page, saved])) ?? (await saved) ?? network;
  };
}
