import { expect, onTestFinished, test, vi } from 'vitest';
import { emulateMotion } from '../../../../tests/component/emulate-motion.ts';
import { holdTimers } from '../../../../tests/component/held-timers.ts';
import { scheduleConfetti } from './confetti.ts';

const snow = () => document.querySelector('canvas.confetti');
const LONG = { durationInSeconds: 600, maxTimeToStart: 3600 };

/** Hides the tab, which ends the snow, and shows it again. */
function leaveTab(): void {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  state.mockRestore();
}

test('CNF-1 starts once, at the first scroll, without blocking clicks', async () => {
  scheduleConfetti(LONG);
  expect(snow()).toBeNull();
  dispatchEvent(new Event('scroll'));
  await expect.poll(snow).not.toBeNull();
  expect(getComputedStyle(snow() ?? document.body).pointerEvents).toBe('none');
  dispatchEvent(new Event('scroll'));
  expect(document.querySelectorAll('canvas.confetti')).toHaveLength(1);
  // Ends at once in a hidden tab.
  leaveTab();
  await expect.poll(snow).toBeNull();
});

test('CNF-1 starts after its delay without a scroll', async () => {
  const timeGoesBy = holdTimers(LONG.maxTimeToStart * 1000);
  scheduleConfetti(LONG);
  expect(snow()).toBeNull();
  timeGoesBy();
  await expect.poll(snow).not.toBeNull();
  leaveTab();
  await expect.poll(snow).toBeNull();
});

test('CNF-1 never starts under reduced motion', async () => {
  await emulateMotion('reduce');
  const listen = vi.spyOn(window, 'addEventListener');
  const wait = vi.spyOn(window, 'setTimeout');
  onTestFinished(() => {
    listen.mockRestore();
    wait.mockRestore();
  });
  scheduleConfetti(LONG);
  expect(listen).not.toHaveBeenCalled();
  expect(wait).not.toHaveBeenCalled();
});
