import { expect, onTestFinished, test, vi } from 'vitest';
import { emulateMotion } from '../../../../tests/component/emulate-motion.ts';
import { holdTimers } from '../../../../tests/component/held-timers.ts';
import { scheduleConfetti } from './confetti.ts';

const snow = () => document.querySelector('canvas.confetti');
const LONG = { durationInSeconds: 600, maxTimeToStart: 3600 };

/** The tab is left, which ends the snow, and is seen again. */
function leaveTab(): void {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  state.mockRestore();
}

test('CNF-1 it starts with the first scroll, over nothing that can be clicked, and once', async () => {
  scheduleConfetti(LONG);
  expect(snow()).toBeNull();
  dispatchEvent(new Event('scroll'));
  await expect.poll(snow).not.toBeNull();
  expect(getComputedStyle(snow() ?? document.body).pointerEvents).toBe('none');
  dispatchEvent(new Event('scroll'));
  expect(document.querySelectorAll('canvas.confetti')).toHaveLength(1);
  // It ends at once in a tab that is out of sight.
  leaveTab();
  await expect.poll(snow).toBeNull();
});

test('CNF-1 without a scroll it starts after its time', async () => {
  const timeGoesBy = holdTimers(LONG.maxTimeToStart * 1000);
  scheduleConfetti(LONG);
  expect(snow()).toBeNull();
  timeGoesBy();
  await expect.poll(snow).not.toBeNull();
  leaveTab();
  await expect.poll(snow).toBeNull();
});

test('CNF-1 it never starts under reduced motion', async () => {
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
