import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { Answer } from '../../../http/query.ts';
import { failure, success } from '../../../lib/result.ts';
import { messages } from '../../i18n/messages/en.ts';
import { createText } from '../../i18n/text.ts';
import { putAnswer } from '../../state/answers.ts';
import { Queries } from '../../state/queries.ts';
import { createStores } from '../../state/stores.ts';
import type { SessionParts } from './session-parts.ts';
import { createSessionState } from './session-state.ts';

let stored: Record<string, string>;
beforeEach(() => {
  stored = { 'player:draft': 'what I typed', theme: 'dark' };
  const storage = Object.defineProperty(stored, 'removeItem', {
    value: (key: string) => delete stored[key],
  });
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', { removeItem: () => undefined });
  vi.stubGlobal('document', { documentElement: { dataset: { session: 'restoring' } }, cookie: '' });
  vi.stubGlobal('location', { protocol: 'https:' });
});
afterEach(() => vi.unstubAllGlobals());

it('AUT-2 leaves nothing of a player when the session ends', () => {
  const stores = createStores();
  const { playerAnswers, answers, session } = stores;
  const queries = new Queries({
    answers: playerAnswers,
    source: () => Promise.reject(new Error('no back end in this test')),
    freshMs: 0,
  });
  const parts = { stores, queries, text: createText('en', messages) } as SessionParts;
  const state = createSessionState(parts);
  const answer = { value: { cash: 100 }, at: 0, from: 'network' } as const;
  putAnswer(playerAnswers, 'player:balance:a1', answer);
  playerAnswers.failed['player:limits:a1'] = 'network';
  putAnswer(answers, 'home:en', answer);
  session.signedIn = true;
  session.profile = { accountCode: 'a1' } as typeof session.profile;

  state.showSignedOut('asked');

  expect(playerAnswers).toEqual({ entries: {}, failed: {} });
  expect(session).toMatchObject({ signedIn: false, profile: undefined, endedBy: 'asked' });
  expect(Object.keys(stored)).toEqual(['theme']);
  expect(Object.keys(answers.entries)).toEqual(['home:en']);
  expect(document.documentElement.dataset).toEqual({});
});

it('PGS-1 AUT-2 notes a break for the next page, until it or the session ends', async () => {
  const { documentElement } = document;
  let cookie = '';
  vi.stubGlobal('document', {
    documentElement,
    set cookie(written: string) {
      if (written.startsWith('session_break=')) cookie = written;
    },
    get cookie() {
      return '';
    },
  });
  const isNoted = () => /^session_break=1;/.test(cookie) && 'break' in documentElement.dataset;
  let accountStatus = 'excluded';
  const stores = createStores();
  const queries = new Queries({
    answers: stores.playerAnswers,
    source: async <T>() => ({ answer: success({ accountStatus }) as Answer<T>, at: 0 }),
    freshMs: 0,
  });
  const parts = { stores, queries, text: createText('en', messages) } as SessionParts;
  const state = createSessionState(parts);
  stores.session.signedIn = true;

  await state.readProfile();
  expect(isNoted()).toBe(true);
  accountStatus = 'active';
  await state.readProfile();
  expect(isNoted()).toBe(false);
  expect(documentElement.dataset).not.toHaveProperty('break');
  accountStatus = 'excluded';
  await state.readProfile();
  expect(isNoted()).toBe(true);
  state.showReachable(false);
  expect(isNoted(), 'the profile is known').toBe(true);

  state.showSignedOut('asked');
  expect(cookie).toMatch(/^session_break=;/);
  expect(documentElement.dataset).toEqual({});
});

it('PGS-1 F25 keeps no place for a break while the operator does not say whether there is one', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { dataset } = document.documentElement;
  const stores = createStores();
  const queries = new Queries({
    answers: stores.playerAnswers,
    source: async () => ({ answer: failure({ kind: 'network', url: '' }), at: 0 }),
    freshMs: 0,
  });
  const parts = { stores, queries, text: createText('en', messages) } as SessionParts;
  const state = createSessionState(parts);
  stores.session.signedIn = true;
  dataset['break'] = '';
  await state.readProfile();
  expect(dataset).not.toHaveProperty('break');

  // While an earlier session is restored.
  dataset['break'] = '';
  state.showReachable(false);
  expect(dataset).not.toHaveProperty('break');
});
