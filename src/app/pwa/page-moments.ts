/** Resolves with the next event of a name. */
export const nextEvent = (target: EventTarget, name: string) =>
  new Promise<Event>((resolve) => target.addEventListener(name, resolve, { once: true }));

/** Resolves when the document is parsed; modules may run earlier. */
export async function parsed(): Promise<void> {
  if (document.readyState === 'loading') await nextEvent(document, 'DOMContentLoaded');
}

/** Resolves after the load event. */
export async function loaded(): Promise<void> {
  if (document.readyState !== 'complete') await nextEvent(window, 'load');
}

/**
 * Resolves when the browser is idle, or in the next task where it cannot tell.
 * @param timeout ms after which it resolves anyway
 */
export function idle(timeout?: number): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), timeout === undefined ? {} : { timeout });
    else setTimeout(resolve);
  });
}

/**
 * Resolves after first contentful paint.
 * @param timeout ms after which it resolves anyway, because a background tab does not paint
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
 * Waits before background work: the page and the visitor's first actions need the processor (docs/decisions/0018).
 * @param ms minimum delay
 * @param timeout ms after which it resolves even if the browser is busy
 */
export async function rest(ms = 3000, timeout?: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  await idle(timeout);
}
