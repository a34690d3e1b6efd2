import { afterEach, expect, test, vi } from 'vitest';
import { createAnswers } from '../state/answers.ts';
import { createOccupations, type Occupation, occupy } from '../state/occupations.ts';
import type { DutiesOptions } from './duties-options.ts';
import { followConnection } from './network.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Returns how often a page that failed offline is reloaded when the network is back. */
async function reloadsOf(busyWith?: Occupation): Promise<number> {
  vi.useFakeTimers();
  const page = Object.assign(new EventTarget(), { hidden: false });
  const reload = vi.fn();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('navigator', { onLine: false });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', async () => new Response('ok'));
  const occupations = createOccupations();
  if (busyWith) occupy(occupations, busyWith);
  const options = {
    fromServer: false,
    browser: {
      app: {
        stores: { network: { online: true }, answers: createAnswers(), occupations },
        queries: { asked: new Map(), want: async () => {} },
      },
      onOutcome: () => {},
    },
    router: { state: { errors: { page: new Error('no chunk') }, navigation: { state: 'idle' } } },
  };
  followConnection(options as unknown as DutiesOptions);
  await vi.advanceTimersByTimeAsync(2000);
  return reload.mock.calls.length;
}

test('PWA-3 reloads a page that failed offline once the network is back', async () => {
  expect(await reloadsOf()).toBe(1);
});

test('PWA-6 does not reload a failed page under a form that is being filled in', async () => {
  expect(await reloadsOf('form')).toBe(0);
});
