import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

const PHONE = { width: 390, height: 844 };

/** Resizes the viewport, in CSS px, until the end of the test. */
export async function resize(width: number, height = 900): Promise<void> {
  onTestFinished(() => page.viewport(PHONE.width, PHONE.height));
  await page.viewport(width, height);
}
