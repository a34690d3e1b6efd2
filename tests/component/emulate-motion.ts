import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Emulates the `prefers-reduced-motion` setting until the end of the test. */
export async function emulateMotion(value: 'reduce' | 'no-preference'): Promise<void> {
  const say = (wish: string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: wish }],
    });
  onTestFinished(() => say('').then(() => undefined));
  await say(value);
}
