import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

/** The size of tests/component/vitest.config.ts. */
export const PHONE = [390, 844] as const;

/** Resizes the viewport, in CSS px, until the end of the test. */
export async function resize(width: number, height = 900): Promise<void> {
  onTestFinished(() => page.viewport(...PHONE));
  await page.viewport(width, height);
}

/** Uses a desktop viewport until the end of the test. */
export const onDesktop = () => resize(1440);
