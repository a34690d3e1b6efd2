import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { enterFresh } from '../../fixtures/fresh-player.ts';
import { NETWORKS } from '../../fixtures/lossy-network.ts';
import { PASSWORD } from '../../fixtures/new-registration.ts';
import { nextToken } from '../../fixtures/operator-calls.ts';
import { expect, test } from '../../fixtures/test.ts';
import { addAuthenticator } from '../../fixtures/virtual-authenticator.ts';

// Payments, limits and breaks are tested in lost-answers.spec.ts.
test.use({ allowed: /Failed to load resource|status of/ });

interface Player {
  origin: string;
  username: string;
  accountCode: string;
  token: string;
}
interface Form {
  path: string;
  /** Preparation while the network works. */
  before?: (page: Page, player: Player) => Promise<unknown>;
  /** Fills in and submits the form. */
  send: (page: Page) => Promise<unknown>;
  /** URLs of the writes. */
  writes: RegExp;
  /** Success message of the page. */
  done: (page: Page) => ReturnType<Page['getByText']>;
  /** Returns whether the operator saved the change. */
  isKept: (player: Player) => Promise<boolean>;
}

const NEW_PASSWORD = 'four odd lamps on a pier';

async function read<T>({ origin, accountCode, token }: Player, part: string): Promise<T> {
  const headers = { authorization: token };
  return (await fetch(`${origin}/operator/accounts/${accountCode}/${part}`, { headers })).json();
}
/** Logs in on another device. @returns the operator's response */
const logIn = ({ origin, username }: Player, password = PASSWORD) =>
  fetch(`${origin}/operator/accounts/sessions`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', 'x-request-id': randomUUID() },
    body: JSON.stringify({ username, password }),
  });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
async function pressTwice(page: Page, text: string | RegExp, name: RegExp) {
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: text });
  await row.getByRole('button', { name }).click();
  await expect(row.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await row.getByRole('button', { name }).click();
}
async function addPasskey(page: Page) {
  await page.getByLabel('Name for this passkey').fill('Test phone');
  await press(page, 'Add a passkey');
}
async function passkeys({ origin, token }: Player): Promise<number> {
  const headers = { authorization: token };
  const answer = await fetch(`${origin}/operator/accounts/passkeys`, { headers });
  return ((await answer.json()) as { passkeys: unknown[] }).passkeys.length;
}
let elsewhere = '';

const FORMS: Record<string, Form> = {
  'self-exclusion': {
    path: '/account/limits',
    async send(page) {
      await press(page, 'Self-exclusion: Choose how long');
      await page.getByRole('radio', { name: 'Six months' }).check();
      await press(page, 'Next');
      await page.getByRole('checkbox', { name: /I want to exclude myself/ }).check();
      await press(page, 'Exclude me now');
    },
    writes: /\/exclusions$/,
    done: (page) => page.getByText(/You are self-excluded until/),
    isKept: async (player) => (await logIn(player)).status === 403,
  },
  'contact data': {
    path: '/account/information',
    async send(page) {
      await press(page, 'Change');
      await page.getByLabel('Town or city').fill('Lisbon');
      await press(page, 'Save changes');
    },
    writes: /\/personal-data$/,
    done: (page) => page.getByText(/Your contact details are saved/),
    isKept: async (player) =>
      (await read<{ address: { city: string } }>(player, 'personal-data')).address.city ===
      'Lisbon',
  },
  password: {
    path: '/account/security',
    async send(page) {
      await press(page, 'Change');
      await page.getByLabel('Current password').fill(PASSWORD);
      await page.getByLabel('New password').fill(NEW_PASSWORD);
      await press(page, 'Save new password');
    },
    writes: /\/password$/,
    done: (page) => page.getByText(/Your new password is active/),
    isKept: async (player) => (await logIn(player, NEW_PASSWORD)).status === 201,
  },
  preference: {
    path: '/account/preferences',
    async send(page) {
      await page.getByRole('checkbox', { name: 'Text message' }).click();
      await press(page, 'Save');
    },
    writes: /\/notification-preferences$/,
    done: (page) => page.getByText(/Your preferences are saved/),
    isKept: async (player) =>
      (await read<{ channels: { sms: boolean } }>(player, 'notification-preferences')).channels.sms,
  },
  'new passkey': {
    path: '/account/security',
    before: addAuthenticator,
    send: addPasskey,
    writes: /\/accounts\/passkeys$/,
    done: (page) => page.getByText('Your passkey is ready.'),
    isKept: async (player) => (await passkeys(player)) === 1,
  },
  'removed passkey': {
    path: '/account/security',
    async before(page) {
      await addAuthenticator(page);
      await addPasskey(page);
      await expect(page.getByText('Your passkey is ready.')).toBeVisible();
    },
    send: (page) => pressTwice(page, 'Test phone', /Remove/),
    writes: /\/accounts\/passkeys\/[^/]+$/,
    done: (page) => page.getByText('You have no passkeys yet.'),
    isKept: async (player) => (await passkeys(player)) === 0,
  },
  'device logged out': {
    path: '/account/security',
    async before(page, player) {
      const { accessToken } = (await (await logIn(player)).json()) as { accessToken: string };
      elsewhere = accessToken;
      await page.reload();
    },
    send: (page) => pressTwice(page, 'Last seen', /Log out/),
    writes: /\/accounts\/sessions\/[^/]{10,}$/,
    done: (page) =>
      page.getByRole('main').filter({
        has: page.getByRole('heading', { name: 'Passkeys' }),
        hasNot: page.getByRole('listitem').filter({ hasText: 'Last seen' }),
      }),
    async isKept({ origin }) {
      const headers = { authorization: `Bearer ${elsewhere}` };
      return (await fetch(`${origin}/operator/accounts/me`, { headers })).status === 401;
    },
  },
};

for (const [network, treatment] of Object.entries(NETWORKS))
  for (const [name, { path, before, send, writes, done, isKept }] of Object.entries(FORMS))
    test(`PGS-1 R4 F18 a network that ${network} answers: what the page says of a ${name} is so`, async ({
      page,
      site: { origin },
    }) => {
      const token = nextToken(page);
      const { username, session } = await enterFresh(page, origin, path);
      const { accountCode } = session;
      const player = { origin, username, accountCode, token: await token };
      await before?.(page, player);
      await page.route(writes, (route) =>
        route.request().method() === 'GET' ? route.fallback() : treatment(route),
      );
      await send(page);
      const unknown = page.getByText(/can’t confirm|don’t know yet|not been confirmed yet/);
      await expect(done(page).or(unknown).first()).toBeVisible();
      await expect(
        page.getByText(/nothing (was|has)|not your current|is as it was|went wrong/i),
      ).toBeHidden();
      // Whatever the page shows, the operator saved the change.
      expect(await isKept(player)).toBe(true);
    });
