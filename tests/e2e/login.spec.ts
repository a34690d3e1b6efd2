import type { CDPSession, Page } from 'playwright/test';
import { expectAccessible } from '../fixtures/axe.ts';
import { layoutShifts, recordLayoutShifts } from '../fixtures/layout-shifts.ts';
import { signInAt } from '../fixtures/own-session.ts';
import { DESKTOP } from '../fixtures/public-routes.ts';
import { startGate } from '../fixtures/pwa-gate.ts';
import { expectHydrated } from '../fixtures/pwa-page.ts';
import { fillLogin, PASSWORD, signIn, userMenu } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

// What the browser itself says of a refusal.
test.use({
  allowed: [/Failed to load resource: .*(401|403|422|429|net::ERR_)/],
  serviceWorkers: 'allow',
});

const banner = (page: Page) => page.getByRole('banner');
const login = (page: Page) => banner(page).getByRole('link', { name: 'Log in' });
const submit = (page: Page) => page.getByRole('button', { name: 'Log in' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Log in' });

async function openPanel(page: Page, path = '/games'): Promise<void> {
  await page.setViewportSize(DESKTOP);
  await page.goto(path);
  await expectHydrated(page);
  await login(page).click();
  await expect(panel(page)).toBeVisible();
}

test('AUT-1 HDR-4 HDR-6 RTE-7 on a phone the login is a page that leads back to where one was', async ({
  page,
}) => {
  await page.goto('/games?category=slots');
  await expectHydrated(page);
  await login(page).click();
  await expect(page).toHaveURL(/\/login\?returnUrl=/);
  await fillLogin(page, 'vera', PASSWORD);
  await submit(page).click();
  await expect(page).toHaveURL('/games?category=slots');
  await expect(userMenu(page)).toBeVisible();
  await expect(banner(page).getByRole('button', { name: /Notifications/ })).toBeVisible();
  await expect(login(page)).toHaveCount(0);
  await page.goto('/login?returnUrl=/sports');
  await expect(page).toHaveURL('/sports');
});

test('RTE-7 from the English login one comes back to a Spanish page, and the other way round', async ({
  page,
}) => {
  await page.goto(`/login?returnUrl=${encodeURIComponent('/es/games?category=slots')}`);
  await expectHydrated(page);
  await fillLogin(page, 'vera', PASSWORD);
  await submit(page).click();
  await expect(page).toHaveURL('/es/games?category=slots');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(userMenu(page)).toBeVisible();
  await page.goto('/es/login?returnUrl=%2Fes%2Fsports');
  await expect(page).toHaveURL('/es/sports');
});

test('RTE-7 B29 a return address of another site leads home', async ({ page }) => {
  await page.goto(`/login?returnUrl=${encodeURIComponent('//evil.test/x')}`);
  await expectHydrated(page);
  await fillLogin(page, 'vera', PASSWORD);
  await submit(page).click();
  await expect(userMenu(page)).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('HDR-5 AUT-1 on desktop the login hangs from the header, by keyboard alone', {
  tag: '@smoke',
}, async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/games');
  await expectHydrated(page);
  await login(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('User name or e-mail')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(login(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await page.keyboard.type('vera');
  await page.keyboard.press('Tab');
  await page.keyboard.type('not this one');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('not correct');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expect(page.getByLabel('User name or e-mail')).toHaveValue('vera');
  expect(await page.evaluate(() => getSelection()?.toString() ?? '')).toHaveLength(12);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(userMenu(page)).toBeFocused();
  await expect(page).toHaveURL('/games');
});

test('HDR-5 a press elsewhere and a navigation close the panel; at its foot it leads to the other pages', async ({
  page,
}) => {
  await openPanel(page);
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 4, y: 4 } });
  await expect(panel(page)).toBeHidden();
  await login(page).click();
  await panel(page).getByRole('link', { name: 'Forgotten your password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forgotten password' })).toBeVisible();
  await expect(panel(page)).toBeHidden();
});

const logInToTakePart = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Log in to take part' });
const takePart = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Take part', exact: true });

test('HDR-8 on desktop who takes part in a promotion is asked to log in, and stays there', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/promotions/second-act-refund');
  await expectHydrated(page);
  await logInToTakePart(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(page.getByLabel('User name or e-mail')).toBeFocused();
  await fillLogin(page, 'vera', PASSWORD);
  await submit(page).click();
  await expect(takePart(page)).toBeVisible();
  await expect(page).toHaveURL('/promotions/second-act-refund');
});

test('HDR-8 on a phone who takes part in a promotion comes by the login page and back', async ({
  page,
}) => {
  await page.goto('/promotions/second-act-refund');
  await expectHydrated(page);
  await logInToTakePart(page).click();
  await expect(page).toHaveURL('/login?returnUrl=%2Fpromotions%2Fsecond-act-refund');
  await fillLogin(page, 'vera', PASSWORD);
  await submit(page).click();
  await expect(page).toHaveURL('/promotions/second-act-refund');
  await expect(takePart(page)).toBeVisible();
});

test('AUT-1 B23 B25 what is missing is named; too many attempts count the wait down', async ({
  page,
}) => {
  await page.clock.install();
  await openPanel(page);
  await submit(page).click();
  await expect(page.getByLabel('User name or e-mail')).toBeFocused();
  await expect(page.getByText('Tell us your user name')).toBeVisible();
  await fillLogin(page, 'throttled', PASSWORD);
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit(page).click();
  const wait = page.getByRole('timer');
  await expect(wait).toContainText('1:30');
  await page.clock.runFor(2000);
  await expect(wait).toContainText('1:28');
  await page.clock.resume();
  await expect(submit(page)).toBeDisabled();
  await expectAccessible(page, 'header');
});

test('AUT-1 who is excluded hears it with kindness, and where help is', async ({ page }) => {
  await openPanel(page);
  await fillLogin(page, 'saul', PASSWORD);
  await submit(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('You asked us to keep this account closed');
  await expect(alert.getByRole('link', { name: 'Free help with gambling' })).toBeVisible();
  await expect(alert).toBeFocused();
});

test('AUT-1 F25 a lost connection is said, loses nothing, and the next try works', async ({
  page,
  site,
}) => {
  const gate = await startGate(site.origin);
  await page.goto(`${gate.origin}/login`);
  await expectHydrated(page);
  await fillLogin(page, 'vera', PASSWORD);
  gate.trouble('/operator/accounts/sessions', 'break');
  await submit(page).click();
  await expect(page.getByRole('alert')).toContainText('could not reach');
  await expect(page.getByLabel('User name or e-mail')).toHaveValue('vera');
  await gate.close();
});

test('HDR-9 the bell counts what is new, shows it, and it is read', async ({ page }) => {
  await signIn(page, 'bruno');
  const bell = banner(page).getByRole('button', { name: /Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications, 1 new');
  await bell.click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  await expect(list.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(bell).toHaveAccessibleName('Notifications');
  await expectAccessible(page, 'header');
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
});

const notices = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

test('HDR-9 a bell that has nothing says what will be there', async ({ page, site }) => {
  const gate = await startGate(site.origin);
  const nothing = { json: { notices: [], unread: 0 } };
  gate.trouble('/operator/accounts/VERA0001/notices', nothing);
  await signInAt(page, gate.origin, 'vera', '/games');
  await banner(page).getByRole('button', { name: 'Notifications', exact: true }).click();
  await expect(notices(page)).toContainText('Nothing yet.');
  await expectAccessible(page, 'header');
  await gate.close();
});

test('HDR-9 notifications that did not come say so, and come when asked again', async ({
  page,
  site,
}) => {
  const gate = await startGate(site.origin);
  // What breaks off would be asked for again as soon as the site is known to be there; this would not.
  const calm = gate.trouble('/operator/accounts/VERA0001/notices', { json: 'no notices' });
  await signInAt(page, gate.origin, 'vera', '/games');
  await banner(page).getByRole('button', { name: 'Notifications' }).click();
  await expect(notices(page)).toContainText('did not come just now');
  // The list may come by itself as soon as it can: the button is taken hold of before.
  const again = await notices(page).getByRole('button', { name: 'Try again' }).elementHandle();
  calm();
  await again?.evaluate((button) => (button as HTMLElement).click());
  await expect(notices(page).getByRole('heading', { level: 3 }).first()).toBeVisible();
  await gate.close();
});

test('AUT-1 caps lock is told while a password is typed', async ({ page }) => {
  await openPanel(page);
  const password = page.getByLabel('Password', { exact: true });
  const caps = (on: boolean) =>
    password.evaluate((input, modifierCapsLock) => {
      const key = { key: 'A', bubbles: true, modifierCapsLock };
      input.dispatchEvent(new KeyboardEvent('keydown', key));
    }, on);
  await caps(true);
  await expect(password).toHaveAccessibleDescription('Caps lock is on.');
  await expectAccessible(page, 'header');
  await caps(false);
  await expect(password).not.toHaveAccessibleDescription('Caps lock is on.');
});

test('HDR-6 the user menu: a balance that can be covered for good, the account, the way out', async ({
  page,
}) => {
  await signIn(page, 'vera');
  await expect(userMenu(page)).toContainText('€');
  await userMenu(page).click();
  const menu = page.getByRole('dialog', { name: 'Your account' });
  await expect(menu.getByRole('link', { name: 'Limits' })).toHaveAttribute(
    'href',
    '/account/limits',
  );
  await expectAccessible(page, 'header');
  await menu.getByRole('button', { name: 'Hide the balance' }).click();
  await expect(userMenu(page)).not.toContainText('€');
  await page.reload();
  await expect(userMenu(page)).toContainText('••••');
  await expect(userMenu(page)).not.toContainText('€');
  await userMenu(page).click();
  await menu.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(login(page)).toBeVisible();
  await expect(userMenu(page)).toHaveCount(0);
});

for (const [name, viewport] of [
  ['phone', { width: 360, height: 780 }],
  ['desktop', DESKTOP],
] as const) {
  test(`HDR-2 HDR-6 PF-2 on a ${name} a player's reload moves nothing and flashes no login`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signIn(page, 'vera', '/games');
    await recordLayoutShifts(page);
    await page.addInitScript(() => {
      const look = () => {
        const shown = document.querySelector('.login-controls > a');
        if (shown && getComputedStyle(shown).visibility === 'visible')
          Object.assign(window, { flashed: true });
        requestAnimationFrame(look);
      };
      look();
    });
    await page.reload();
    await expect(userMenu(page)).toContainText('€');
    expect(await page.evaluate(() => Reflect.get(window, 'flashed'))).toBeUndefined();
    expect(await layoutShifts(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(viewport.width);
  });
}

/** A platform authenticator that agrees to everything, with a passkey of this player. */
async function givePasskey(page: Page, username: string): Promise<CDPSession> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.evaluate(
    async ([name, password]) => {
      const call = async (path: string, body: unknown, token?: string) => {
        const answer = await fetch(`/operator/accounts/${path}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-request-id': crypto.randomUUID(),
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(body),
        });
        return answer.json();
      };
      const { accessToken } = await call('sessions', { username: name, password });
      const { options } = await call('passkeys/options', {}, accessToken);
      const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
      const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
      await call('passkeys', { answer: credential.toJSON(), name: 'Of a test' }, accessToken);
    },
    [username, PASSWORD] as const,
  );
  return browser;
}

test('AUT-1 a passkey signs in without a word being typed', async ({ page, context }) => {
  await page.goto('/maintenance');
  await givePasskey(page, 'nico');
  await context.clearCookies();
  await page.goto('/login?returnUrl=/sports');
  await expectHydrated(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/sports');
  await expect(userMenu(page)).toHaveAccessibleName(/Nico/);
});

test('AUT-1 the browser offers a passkey among its suggestions for the name; the one that is chosen signs in', async ({
  page,
  context,
}) => {
  await page.goto('/maintenance');
  await givePasskey(page, 'nico');
  await context.clearCookies();
  // The stand-in for an authenticator chooses what the suggestions offer: no button is pressed.
  await page.goto('/login?returnUrl=/sports');
  await expect(page).toHaveURL('/sports');
  await expect(userMenu(page)).toHaveAccessibleName(/Nico/);
});
