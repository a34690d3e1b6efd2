import { after } from './after.ts';

/** How long a page may come from the network before the shell opens instead. To be tuned to field TTFB p95. */
export const HEAD_START_MS = 1500;

/** The same where the page's own document is kept, which is painted and then read anew in place. */
export const KEPT_HEAD_START_MS = 200;

/** How long a silent network is remembered; meanwhile what is kept opens at once. */
export const BAD_NETWORK_MS = 20_000;

type Kept = () => Promise<Response | undefined>;

/**
 * Page views: what the server sends in time passes through untouched, redirects, 403 and 404
 * included. When it is late, broken or unreachable the page's kept document opens, else the shell.
 * `navigator.onLine` is not asked: a request without a network fails at once, and a server on this
 * machine answers without one.
 * @param shell the kept app shell; undefined when the browser threw it away
 */
export function createNavigation(shell: Kept) {
  let badUntil = 0;

  /** @param findKept the document of this very page, if it is kept */
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
    // Where the disk is slower than the page was late, the page.
    return (await Promise.race([page, saved])) ?? (await saved) ?? network;
  };
}
