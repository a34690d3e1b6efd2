import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

/** As tests/component/vitest.config.ts has it. */
export const PHONE = [390, 844] as const;

/** A desktop's size, for this test alone. */
export async function onDesktop(): Promise<void> {
  await page.viewport(1440, 900);
  onTestFinished(() => page.viewport(...PHONE));
}
