import { vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';

/** Interval for looking again without a change of the page, in ms, because styles alone can show an element. */
const LOOK_AGAIN_MS = 250;

interface Internals {
  findElement: (options?: { timeout?: number }) => Promise<Element>;
  /** Performs a click and similar actions. */
  action: (...given: unknown[]) => Promise<unknown>;
}

const locators = prototypeWith<Internals>(page.getByText(''), 'findElement');
const { findElement, action } = locators;
// The real timers, not those of a stopped clock.
const { setTimeout, clearTimeout } = window;

/** Resolves when the page has changed, or after LOOK_AGAIN_MS. */
function change(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      // Changes within one task count as one.
      setTimeout(resolve);
    };
    const observer = new MutationObserver(end);
    observer.observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    const timer = setTimeout(end, LOOK_AGAIN_MS);
  });
}

/**
 * Looks for a missing element after each change of the page. Vitest and Playwright look after 0, 20, 70, 170, 270 and
 * then every 500 ms, for which most tests would wait; looking for a role reads the style of every element.
 */
async function appearing(locator: Locator, timeout = Number.POSITIVE_INFINITY): Promise<Element[]> {
  const end = performance.now() + timeout;
  let found = locator.elements();
  while (!vi.isFakeTimers() && performance.now() < end && found.length === 0) {
    await change();
    found = locator.elements();
  }
  return found;
}

locators.findElement = async function (this: Locator & Internals, options = {}) {
  const [element, ...others] = await appearing(this, options.timeout);
  return element && others.length === 0 ? element : findElement.call(this, options);
};
locators.action = async function (this: Locator & Internals, ...given) {
  // Then Playwright looks for itself and reports.
  await appearing(this, 10_000);
  return action.apply(this, given);
};

/** Returns the prototype that defines an object's method. */
function prototypeWith<T>(object: object, name: keyof T): T {
  const prototype = Object.getPrototypeOf(object);
  return Object.hasOwn(prototype, name) ? prototype : prototypeWith(prototype, name);
}
