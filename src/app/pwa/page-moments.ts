/** Resolves with the next event of this name. */
export const nextEvent = (target: EventTarget, name: string) =>
  new Promise<Event>((resolve) => target.addEventListener(name, resolve, { once: true }));

/** Resolves when the document has come whole; a module may run before. */
export async function parsed(): Promise<void> {
  if (document.readyState === 'loading') await nextEvent(document, 'DOMContentLoaded');
}

/** Resolves when the page and everything it names has loaded. */
export async function loaded(): Promise<void> {
  if (document.readyState !== 'complete') await nextEvent(window, 'load');
}

/**
 * Resolves when the browser has nothing better to do; without that notion, after the next task.
 * @param timeout ms after which it resolves all the same
 */
export function idle(timeout?: number): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), timeout === undefined ? {} : { timeout });
    else setTimeout(resolve);
  });
}

/**
 * Resolves when the page has painted its first content.
 * @param timeout ms after which it resolves all the same: a tab in the background paints nothing
 */
export function painted(timeout = 2000): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, timeout);
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: 'paint', buffered: true });
  });
}

/**
 * Work that nobody waits for comes later: the page, and what its visitor does first, have better use for the processor,
 * whichever core it is on (docs/decisions/0018).
 * @param ms so much later at least
 * @param timeout ms after which it comes then, however busy the browser is
 */
export async function rest(ms = 3000, timeout?: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  await idle(timeout);
}
