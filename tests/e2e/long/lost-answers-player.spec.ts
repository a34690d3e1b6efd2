import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { sendDocument } from '../../fixtures/identify.ts';
import {
  type LossyForm,
  type Player,
  press,
  pressTwice,
  readPart,
  sendOver,
} from '../../fixtures/lossy-forms.ts';
import { NETWORKS } from '../../fixtures/lossy-network.ts';
import { PASSWORD } from '../../fixtures/new-registration.ts';
import { noisePng } from '../../fixtures/noise-png.ts';
import { planPushBrowser, someAddress } from '../../fixtures/push-browser.ts';
import { expect, test } from '../../fixtures/test.ts';

// Console errors of the browser about the failed calls.
test.use({ allowed: /Failed to load resource|status of/ });

const PROMOTION = '/promotions/jackpot-preview';

/** Writes to the player's account, outside the browser. */
async function write(player: Player, part: string, body?: object): Promise<void> {
  const { origin, accountCode, token } = player;
  const answer = await fetch(`${origin}/operator/accounts/${accountCode}/${part}`, {
    method: 'PUT',
    headers: {
      authorization: token,
      'x-request-id': randomUUID(),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.ok, `${part}: ${answer.status}`).toBe(true);
}
const hasJoined = async (player: Player) =>
  (await readPart<{ promotions: unknown[] }>(player, 'promotions')).promotions.length === 1;
const pushDevices = async (player: Player) =>
  (await readPart<{ devices: unknown[] }>(player, 'push-devices')).devices.length;
const here = (page: Page) => page.getByRole('region', { name: 'Notifications on this device' });

/** Gives the page a browser with push and without a service worker. */
async function allowPush(page: Page): Promise<void> {
  await planPushBrowser(page, { permission: 'granted' });
  await page.addInitScript(() => {
    const registration = { pushManager: Object.create(PushManager.prototype) };
    Object.defineProperties(navigator.serviceWorker, {
      ready: { get: async () => registration },
      getRegistration: { value: async () => registration },
    });
  });
  await page.reload();
}

/** The upload that the page cancels. */
let upload = '';
let confirmedBefore: string | undefined;

const push: Pick<LossyForm, 'path' | 'writes'> = {
  path: '/account/preferences',
  writes: /\/push-devices(\/[^/]+)?$/,
};

const FORMS: Record<string, LossyForm> = {
  'yearly confirmation': {
    path: '/account/information?section=personal-data&pendingVerification=true',
    async before(page, player) {
      const { validatedAt } = await readPart<{ validatedAt?: string }>(player, 'personal-data');
      confirmedBefore = validatedAt;
      // The operator asks nobody in their first year, so the page's profile is changed to ask.
      let isAsked = true;
      page.on('request', (request) => {
        if (request.url().endsWith('/annual-validation')) isAsked = false;
      });
      await page.route(/\/accounts\/me$/, async (route) => {
        const response = await route.fetch();
        const blocked = {
          accountStatus: 'blocked',
          accountStatusChangeReason: 'pending-annual-update-and-validation',
        };
        const json = { ...(await response.json()), ...(isAsked && blocked) };
        await route.fulfill({ response, json });
      });
      await page.reload();
    },
    send: (page) => press(page, 'My details are right'),
    writes: /\/annual-validation$/,
    done: /Your details are confirmed for another year/,
    async isKept(player) {
      const { validatedAt } = await readPart<{ validatedAt?: string }>(player, 'personal-data');
      return validatedAt !== confirmedBefore;
    },
  },
  'joined promotion': {
    path: PROMOTION,
    before: (_, { origin, session }) => sendDocument(origin, session),
    send: (page) => press(page, 'Join'),
    writes: /\/promotions\/[^/]+$/,
    done: /You joined on/,
    isKept: hasJoined,
  },
  'promotion that the player left': {
    path: PROMOTION,
    async before(page, player) {
      await sendDocument(player.origin, player.session);
      await write(player, PROMOTION.slice(1));
      await page.reload();
    },
    async send(page) {
      await press(page, 'Leave');
      // Confirms that the bonus is lost.
      await press(page, 'Leave');
    },
    writes: /\/promotions\/[^/]+$/,
    done: (page) => page.getByRole('button', { name: 'Join', exact: true }),
    isKept: async (player) => !(await hasJoined(player)),
  },
  favourite: {
    path: '/games?search=velvet',
    send: (page) => press(page, 'Favourite: Velvet Fox'),
    isOptimistic: true,
    writes: /\/favourites\/[^/]+$/,
    done: (page) =>
      page.getByRole('button', { name: 'Favourite: Velvet Fox', exact: true, pressed: true }),
    isKept: async (player) =>
      (await readPart<{ favourites: string[] }>(player, 'games')).favourites.length === 1,
  },
  'device with push turned on': {
    ...push,
    before: allowPush,
    send: (page) => here(page).getByRole('button', { name: 'Turn on' }).click(),
    done: /On for this device/,
    isKept: async (player) => (await pushDevices(player)) === 1,
  },
  'device with push turned off': {
    ...push,
    async before(page) {
      await allowPush(page);
      await here(page).getByRole('button', { name: 'Turn on' }).click();
      await expect(here(page)).toContainText('On for this device');
    },
    send: (page) => here(page).getByRole('button', { name: 'Turn off' }).click(),
    done: /Off on this device/,
    isKept: async (player) => (await pushDevices(player)) === 0,
  },
  'removed push device': {
    ...push,
    async before(page, player) {
      await write(player, 'push-devices', {
        ...someAddress(),
        language: 'en',
        timeZone: 'Europe/Madrid',
        label: 'Old phone',
      });
      await page.reload();
    },
    send: (page) => pressTwice(page, 'Old phone', /Remove/),
    done: /A device appears here when you turn on its notifications/,
    isKept: async (player) => (await pushDevices(player)) === 0,
  },
  'notice marked as read': {
    path: '/account/preferences',
    send: (page) => press(page, 'Notifications, 1 new'),
    writes: /\/notices\/read$/,
    done: (page) => page.getByRole('button', { name: 'Notifications', exact: true }),
    isKept: async (player) => (await readPart<{ unread: number }>(player, 'notices')).unread === 0,
  },
  'cancelled upload': {
    path: '/account/documents?kind=identification',
    async send(page) {
      // The second piece never gets a response.
      await page.route(/\/uploads\/[^/]+\?offset=[1-9]/, () => undefined);
      await page
        .getByLabel('Choose a file')
        .setInputFiles({ name: 'id.png', mimeType: 'image/png', buffer: noisePng(400) });
      const second = page.waitForRequest(/\/uploads\/[^/]+\?offset=[1-9]/);
      await press(page, 'Send document');
      await expect(page.getByText('Sending…')).toBeVisible();
      const piece = await second;
      upload = /uploads\/([^?]+)/.exec(piece.url())?.[1] ?? '';
      await press(page, 'Cancel');
    },
    writes: /\/uploads\/[^/?]+$/,
    done: (page) => page.getByText('What kind of document is it?'),
    // The upload has stopped; the page does not say that its pieces are gone.
    isOptimistic: true,
    async isKept(player) {
      const gone = await readPart<{ code?: string }>(player, `uploads/${upload}`);
      return gone.code === 'upload_gone';
    },
  },
  'proof of identity': {
    path: '/account/information',
    async before(page) {
      // The operator's response five minutes after the log-in.
      let isOld = true;
      await page.route(/\/personal-data$/, async (route) => {
        if (!isOld || route.request().method() !== 'PATCH') return route.fallback();
        isOld = false;
        await route.fulfill({ status: 403, json: { status: 403, code: 'proof_needed' } });
      });
    },
    async send(page) {
      await press(page, 'Change');
      await page.getByLabel('Town or city').fill('Lisbon');
      await press(page, 'Save changes');
      const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
      await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Confirm' }).click();
    },
    writes: /\/proofs$/,
    done: /Your contact details are saved/,
    isKept: async (player) =>
      (await readPart<{ address: { city: string } }>(player, 'personal-data')).address.city ===
      'Lisbon',
  },
};

for (const [network, treatment] of Object.entries(NETWORKS))
  for (const [name, form] of Object.entries(FORMS))
    test(`PGS-1 R4 F18 a network that ${network} answers: what the page says of a ${name} is true`, ({
      page,
      site: { origin },
    }) => sendOver(treatment, form, { page, origin }));
