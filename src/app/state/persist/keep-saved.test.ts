import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putAnswer, type StoredAnswer } from '../answers.ts';
import { createStores } from '../stores.ts';
import { createMemoryStore } from './fallback.ts';
import { keepSaved } from './keep-saved.ts';
import type { SavedAnswer } from './saved-answers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HELP = { value: 'help', at: 100 };

/** What is written when the page learns this, on a device that had these answers. */
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

it('PWA-3 keeps what the network answered, and what only the worker had', async () => {
  for (const from of ['network', 'transfer', 'saved'] as const)
    expect(await writtenOf({ ...HELP, from })).toEqual({ 'help:en': HELP });
});

it('PWA-3 does not write back what came from this device, unless the worker had it newer', async () => {
  expect(await writtenOf({ ...HELP, from: 'saved' }, [['help:en', HELP]])).toEqual({});
  const older = { value: 'old help', at: 99 };
  expect(await writtenOf({ ...HELP, from: 'saved' }, [['help:en', older]])).toEqual({
    'help:en': HELP,
  });
});
