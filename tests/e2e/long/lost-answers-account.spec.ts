import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import {
  type LossyForm,
  type Player,
  press,
  pressTwice,
  readPart,
  sendOver,
} from '../../fixtures/lossy-forms.ts';
import { NETWORKS } from '../../fixtures/lossy-network.ts';
import { newRegistration, PASSWORD } from '../../fixtures/new-registration.ts';
import { outbox } from '../../fixtures/outbox.ts';
import { expect, test } from '../../fixtures/test.ts';
import { addAuthenticator } from '../../fixtures/virtual-authenticator.ts';

// lost-answers.spec.ts tests payments, limits and breaks.
test.use({ allowed: /Failed to load resource|status of/ });

const NEW_PASSWORD = 'four odd lamps on a pier';

/** Logs in on another device. @returns the operator's response */
const logIn = ({ origin, username }: Player, password = PASSWORD) =>
  fetch(`${origin}/operator/accounts/sessions`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', 'x-request-id': randomUUID() },
    body: JSON.stringify({ username, password }),
  });
async function addPasskey(page: Page) {
  await page.getByLabel('Name for this passkey').fill('Test phone');
  await press(page, 'Add a passkey');
}
async function passkeys({ origin, token }: Player): Promise<number> {
  const headers = { authorization: token };
  const answer = await fetch(`${origin}/operator/accounts/passkeys`, { headers });
  return ((await answer.json()) as { passkeys: unknown[] }).passkeys.length;
}
/** Token of another device. */
let elsewhere = '';
async function enterElsewhere(page: Page, player: Player) {
  elsewhere = ((await (await logIn(player)).json()) as { accessToken: string }).accessToken;
  expect(await isLoggedOutElsewhere(player), 'logged in elsewhere').toBe(false);
  await page.reload();
}
async function isLoggedOutElsewhere({ origin }: Player): Promise<boolean> {
  const headers = { authorization: `Bearer ${elsewhere}` };
  return (await fetch(`${origin}/operator/accounts/me`, { headers })).status === 401;
}
/** A new phone number that waits for its code. */
let newPhone = '';
async function askForPhone(page: Page) {
  newPhone = newRegistration().phone;
  await press(page, 'Change');
  await page.getByLabel('Phone').fill(newPhone);
  await press(page, 'Save changes');
  await expect(page.getByLabel('Code in the text message')).toBeVisible();
}

const FORMS: Record<string, LossyForm> = {
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
    done: /You are self-excluded until/,
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
    done: /Your contact details are saved/,
    isKept: async (player) =>
      (await readPart<{ address: { city: string } }>(player, 'personal-data')).address.city ===
      'Lisbon',
  },
  'confirmed phone number': {
    path: '/account/information',
    before: askForPhone,
    async send(page, { origin }) {
      const sent = (await outbox(origin)).find(({ to }) => to === newPhone);
      await page.getByLabel('Code in the text message').fill(sent?.code ?? '');
      await press(page, 'Confirm number');
    },
    writes: /\/phone-change$/,
    done: /Your new phone number is confirmed/,
    isKept: async (player) =>
      (await readPart<{ phone: string }>(player, 'personal-data')).phone === newPhone,
  },
  'phone number that the player keeps': {
    path: '/account/information',
    before: askForPhone,
    send: (page) => press(page, 'Keep the old number'),
    writes: /\/contact-changes\/phone\/cancellation$/,
    done: /We will keep using your old number/,
    isKept: async (player) =>
      !('pendingPhone' in (await readPart<object>(player, 'personal-data'))),
  },
  'password that logs out other devices': {
    path: '/account/security',
    before: enterElsewhere,
    async send(page) {
      await press(page, 'Change');
      await page.getByLabel('Current password').fill(PASSWORD);
      await page.getByLabel('New password').fill(NEW_PASSWORD);
      await press(page, 'Save new password');
    },
    writes: /\/password$/,
    done: /Your new password is active/,
    isKept: async (player) =>
      (await isLoggedOutElsewhere(player)) && (await logIn(player, NEW_PASSWORD)).status === 201,
  },
  preference: {
    path: '/account/preferences',
    async send(page) {
      await page.getByRole('checkbox', { name: 'Text message' }).click();
      await press(page, 'Save');
    },
    writes: /\/notification-preferences$/,
    done: /Your preferences are saved/,
    isKept: async (player) =>
      (await readPart<{ channels: { sms: boolean } }>(player, 'notification-preferences')).channels
        .sms,
  },
  'new passkey': {
    path: '/account/security',
    before: addAuthenticator,
    send: addPasskey,
    writes: /\/accounts\/passkeys$/,
    done: /Your passkey is ready/,
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
    done: /You have no passkeys yet/,
    isKept: async (player) => (await passkeys(player)) === 0,
  },
  'device logged out': {
    path: '/account/security',
    before: enterElsewhere,
    send: (page) => pressTwice(page, 'Last seen', /Log out/),
    writes: /\/accounts\/sessions\/[^/]{10,}$/,
    done: (page) =>
      page.getByRole('main').filter({
        has: page.getByRole('heading', { name: 'Passkeys' }),
        hasNot: page.getByRole('listitem').filter({ hasText: 'Last seen' }),
      }),
    isKept: isLoggedOutElsewhere,
  },
  'log-out everywhere': {
    path: '/account/security',
    before: enterElsewhere,
    async send(page) {
      await press(page, 'Log out everywhere');
      await page.getByRole('group').getByRole('button', { name: 'Log out everywhere' }).click();
    },
    writes: /\/accounts\/sessions$/,
    done: /You are logged out on all your devices/,
    isKept: isLoggedOutElsewhere,
  },
};

for (const [network, treatment] of Object.entries(NETWORKS))
  for (const [name, form] of Object.entries(FORMS))
    test(`PGS-1 R4 F18 a network that ${network} answers: what the page says of a ${name} is true`, ({
      page,
      site: { origin },
    }) => sendOver(treatment, form, { page, origin }));
