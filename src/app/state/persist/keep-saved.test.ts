import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putAnswer, type StoredAnswer } from '../answers.ts';
import { createStores } from '../stores.ts';
import { createMemoryStore } from './fallback.ts';
import { keepSaved } from './keep-saved.ts';
import type { SavedAnswer } from './saved-answers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HELP = { value: 'help', at: 100 };

/** Returns what is written when the page gets this answer, on a device with these saved answers. */
async function writtenOf(learned: StoredAnswer, known: [string, SavedAnswer][] = []) {
  const stores = createStores('dark');
  const answers = createMemoryStore<SavedAnswer>();
  keepSaved(
    { answers, settings: createMemoryStore(), beforeClose: () => {} },
    stores,
    new Map(known),
  );
  putAnswer(stores.answers, 'help:en', learned);
  await vi.advanceTimersByTimeAsync(1000);
  return Object.fromEntries(await answers.getAll());
}

it('PWA-3 saves answers of the network, and those that only the worker had', async () => {
  for (const from of ['network', 'transfer', 'saved'] as const)
    expect(await writtenOf({ ...HELP, from })).toEqual({ 'help:en': HELP });
});

it('PWA-3 does not write back answers from this device, unless the worker had a newer one', async () => {
  expect(await writtenOf({ ...HELP, from: 'saved' }, [['help:en', HELP]])).toEqual({});
  const older = { value: 'old help', at: 99 };
  expect(await writtenOf({ ...HELP, from: 'saved' }, [['help:en', older]])).toEqual({
    'help:en': HELP,
  });
});

it('PWA-2 HDR-6 saves the settings changed in this tab, and keeps those of another', async () => {
  const settings = createMemoryStore<unknown>();
  const [one, other] = [createStores('dark'), createStores('dark')];
  for (const stores of [one, other])
    keepSaved({ answers: createMemoryStore(), settings, beforeClose: () => {} }, stores, new Map());
  one.settings.hideBalance = true;
  await vi.advanceTimersByTimeAsync(0);
  other.settings.theme = 'light';
  await vi.advanceTimersByTimeAsync(0);
  expect(Object.fromEntries(await settings.getAll())).toEqual({
    theme: 'light',
    hideBalance: true,
  });
});
