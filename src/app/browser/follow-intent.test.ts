import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkConfig } from '../../config/check-config.ts';
import defaultSite from '../../config/default-site.json' with { type: 'json' };
import { toPublicConfig } from '../../config/public-config.ts';
import { failure, success } from '../../lib/result.ts';
import type { Profile } from '../../operator/profile.ts';
import { messages as promotion } from '../i18n/messages/en/promotion.ts';
import { messages } from '../i18n/messages/en.ts';
import { createText } from '../i18n/text.ts';
import { afterLogin, INTENT } from '../state/after-login.ts';
import { Queries } from '../state/queries.ts';
import { createAbsentPlayer } from '../state/session.ts';
import { createStores } from '../state/stores.ts';
import { followIntent } from './follow-intent.ts';

const RACE = '/promotions/sunday-slot-race';
const vera = { accountCode: 'VERA0001' } as Profile;
const race = { act: 'opt-in', slug: 'sunday-slot-race', title: 'Sunday slot race' } as const;
const checked = checkConfig(defaultSite);
if (!checked.ok) throw new Error(checked.error.join());
const config = toPublicConfig(checked.value);

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('location', { pathname: RACE });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Opens a document of the site at a path. */
function openAt(path: string) {
  const stores = createStores();
  const routes = [{ path: '*', element: null }];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const sent: string[] = [];
  const player = {
    ...createAbsentPlayer(),
    api: {
      async send({ method, path }: { method?: string; path: string }) {
        sent.push(`${method} ${path}`);
        return success(undefined);
      },
    } as unknown as ReturnType<typeof createAbsentPlayer>['api'],
    queries: new Queries({
      answers: stores.playerAnswers,
      freshMs: 0,
      source: async () => ({ answer: failure({ kind: 'network' as const, url: '' }), at: 0 }),
    }),
  };
  const text = createText('en', messages);
  const addMessages = async () => text.add(promotion);
  followIntent({
    app: { config, stores, player, addMessages },
    text,
    router,
    basename: '/',
  });
  return {
    router,
    sent,
    said: () => stores.toasts.list.map(({ text }) => text),
    async logIn() {
      Object.assign(stores.session, { signedIn: true, profile: vera });
      await vi.dynamicImportSettled();
      await new Promise((resolve) => setTimeout(resolve));
    },
    async logOut() {
      Object.assign(stores.session, { signedIn: false, profile: undefined });
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

const JOINED = 'PUT /accounts/VERA0001/promotions/sunday-slot-race';

test('HDR-8 carries out a visitor’s intent once, after the log-in page was reloaded', async () => {
  afterLogin(race);
  openAt('/login?returnUrl=%2F');
  const { sent, said, logIn, logOut, router } = openAt('/login?returnUrl=%2F');
  await router.navigate('/register');
  await logIn();
  await expect.poll(said).toEqual(['You have joined “Sunday slot race”.']);
  await logOut();
  await logIn();
  expect(sent).toEqual([JOINED]);
});

test('HDR-8 carries out only the last intent of a visitor', async () => {
  const { sent, said, logIn } = openAt(RACE);
  afterLogin({ ...race, slug: 'weekend-encore', title: 'Weekend encore' });
  afterLogin(race);
  await logIn();
  await expect.poll(said).toHaveLength(1);
  expect(sent).toEqual([JOINED]);
});

test.each([
  ['goes back to the page', ['/login', RACE]],
  ['opens another page instead', ['/games']],
  ['leaves the registration', ['/login', '/register', '/help']],
])('HDR-8 drops an intent when the visitor %s without logging in', async (_, pages) => {
  const { router, sent, logIn } = openAt(RACE);
  afterLogin(race);
  for (const page of pages) await router.navigate(page);
  expect(stored.has(INTENT)).toBe(false);
  await router.navigate('/login');
  await logIn();
  expect(sent).toEqual([]);
});

test('HDR-8 keeps an intent while the page stays, and drops it when another document opens', () => {
  afterLogin(race);
  openAt(`${RACE}?utm_source=x`);
  expect(stored.has(INTENT)).toBe(true);
  openAt('/games');
  expect(stored.has(INTENT)).toBe(false);
});

test('HDR-8 ignores an expired or invalid intent', async () => {
  const { sent, logIn, logOut } = openAt('/login');
  const at = Date.now();
  const half = 30 * 60_000;
  for (const kept of [
    '{',
    'null',
    JSON.stringify({ ...race, at: at - half }),
    JSON.stringify({ ...race, at: at + half }),
    JSON.stringify({ ...race, slug: 7, at }),
    JSON.stringify({ ...race, act: 'deposit', at }),
    JSON.stringify({ ...race, title: undefined, at }),
  ]) {
    stored.set(INTENT, kept);
    await logIn();
    expect(stored.has(INTENT), kept).toBe(false);
    await logOut();
  }
  expect(sent).toEqual([]);
});

test('HDR-8 logs in without the intent when storage is blocked', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  const { router, sent, logIn } = openAt(RACE);
  afterLogin(race);
  await router.navigate('/login');
  await logIn();
  expect(sent).toEqual([]);
});
