import { expect, test } from 'vitest';
import { addToast, createToasts, TOAST_DURATION_MS } from './toasts.ts';

test('NTF-1 B48 uses six seconds for an invalid duration; only -1 stays', () => {
  const toasts = createToasts();
  for (const durationMs of [-2, Number.NaN, Number.NEGATIVE_INFINITY, 900, -1])
    addToast(toasts, { type: 'info', text: String(durationMs), durationMs });
  expect(toasts.list.map(({ durationMs }) => durationMs)).toEqual([
    TOAST_DURATION_MS,
    TOAST_DURATION_MS,
    TOAST_DURATION_MS,
    900,
    -1,
  ]);
});
