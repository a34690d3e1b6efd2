import { expect, onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Emulates forced colours until the end of the test. */
export async function forceColours(): Promise<void> {
  const say = (features: { name: string; value: string }[]) =>
    cdp().send('Emulation.setEmulatedMedia', { features });
  onTestFinished(() => say([]).then(() => undefined));
  await say([{ name: 'forced-colors', value: 'active' }]);
  await expect.poll(() => matchMedia('(forced-colors: active)').matches).toBe(true);
}

/** Whether an element has the outline that replaces background and shadow in forced colours. */
export function framed(element: Element): boolean {
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 3;
}
