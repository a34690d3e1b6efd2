import { after } from './after.ts';

/** How long a page may come from the network before the shell opens instead. To be tuned to field TTFB p95. */
export const HEAD_START_MS = 1500;

/** How long a silent network is remembered; meanwhile the shell opens at once. */
export const BAD_NETWORK_MS = 20_000;

/**
 * Page views: what the server sends in time passes through untouched, redirects, 403 and 404
 * included, and is never stored. When it is late, broken or unreachable the shell opens.
 * `navigator.onLine` is not asked: a request without a network fails at once, and a server on this
 * machine answers without one.
 * @param shell the kept app shell; undefined when the browser threw it away
 */
export function createNavigation(shell: () => Promise<Response | undefined>) {
  let badUntil = 0;

  return async function answerNavigation(network: Promise<Response>): Promise<Response> {
    const page = network.then(
      (response) => (response.status < 500 ? response : undefined),
      () => undefined,
    );
    const wait = Date.now() < badUntil ? 0 : HEAD_START_MS;
    const intime = await Promise.race([page, after(wait)]);
    if (intime) {
      badUntil = 0;
      return intime;
    }
    badUntil = Date.now() + BAD_NETWORK_MS;
    void page.then((late) => {
      if (late) badUntil = 0;
    });
    const kept = shell();
    // Where the disk is slower than the page was late, the page.
    return (await Promise.race([page, kept])) ?? (await kept) ?? network;
  };
}
