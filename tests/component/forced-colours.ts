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

/** Texts of the buttons that have no border, and thus no shape in forced colours. */
export const shapeless = (): (string | null)[] =>
  [...document.querySelectorAll('button')]
    .filter((button) => button.checkVisibility() && getComputedStyle(button).borderWidth === '0px')
    .map(({ textContent }) => textContent);
