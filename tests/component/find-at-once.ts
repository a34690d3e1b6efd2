import { vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';

/**
 * Looks for an element that is not there yet every 30 ms. Vitest and Playwright look after 0, 20, 70, 170, 270 and then
 * every 500 ms, for which most tests would wait.
 */
const EVERY_MS = 30;

interface Internals {
  findElement: (options?: { timeout?: number }) => Promise<Element>;
  /** Carries out a click and the like. */
  action: (...given: unknown[]) => Promise<unknown>;
}

const locators = prototypeWith<Internals>(page.getByText(''), 'findElement');
const { findElement, action } = locators;
// Not those of a stopped clock.
const { setTimeout } = window;

async function appears(locator: Locator, timeout = Number.POSITIVE_INFINITY): Promise<void> {
  const end = performance.now() + timeout;
  while (!vi.isFakeTimers() && performance.now() < end && locator.elements().length === 0)
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
}

locators.findElement = async function (this: Locator & Internals, options = {}) {
  await appears(this, options.timeout);
  return findElement.call(this, options);
};
locators.action = async function (this: Locator & Internals, ...given) {
  // Then Playwright looks for itself and reports.
  await appears(this, 10_000);
  return action.apply(this, given);
};

/** Returns the object that a chain of prototypes has a method from. */
function prototypeWith<T>(object: object, name: keyof T): T {
  const prototype = Object.getPrototypeOf(object);
  return Object.hasOwn(prototype, name) ? prototype : prototypeWith(prototype, name);
}
