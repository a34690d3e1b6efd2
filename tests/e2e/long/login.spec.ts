import type { CDPSession, Page } from 'playwright/test';
import { holdScripts } from '../../fixtures/late-scripts.ts';
import { expectHydrated } from '../../fixtures/pwa-page.ts';
import { fillLogin, PASSWORD, signIn, userMenu } from '../../fixtures/sign-in.ts';
import { reloadSteadily } from '../../fixtures/steady-reload.ts';
import { expect, test } from '../../fixtures/test.ts';
import { DESKTOP } from '../../fixtures/viewports.ts';
import { addAuthenticator } from '../../fixtures/virtual-authenticator.ts';

// Console errors of the browser about refused log-ins.
test.use({
  allowed: [/Failed to load resource: .*(401|403|422|429|net::ERR_)/],
  serviceWorkers: 'allow',
});

const submit = (page: Page) => page.getByRole('button', { name: 'Log in' });

test('AUT-1 RTE-10 logs in with what was typed and pressed before the scripts loaded', async ({
  page,
}) => {
  const arrive = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'domcontentloaded' });
  await fillLogin(page, 'vera', PASSWORD);
  await submit(page).click();
  arrive();
  await expect(page).toHaveURL('/');
  await expect(userMenu(page)).toHaveAccessibleName(/Vera/);
});

test('RTE-7 returns from the English log-in to a Spanish page, and vice versa', async ({
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

test('HDR-6 PF-2 a desktop reload as a player shifts nothing and never shows the log-in link', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await signIn(page, 'vera', '/games');
  await reloadSteadily(page);
});

/** Adds a virtual platform authenticator that approves everything, with a passkey of this player. */
async function givePasskey(page: Page, username: string): Promise<CDPSession> {
  const browser = await addAuthenticator(page);
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

test('AUT-1 logs in with a passkey from the username’s autofill suggestions', async ({
  page,
  context,
}) => {
  await page.goto('/maintenance');
  await givePasskey(page, 'nico');
  await context.clearCookies();
  // The virtual authenticator picks the autofill suggestion, so no button is pressed.
  await page.goto('/login?returnUrl=/sports');
  await expect(page).toHaveURL('/sports');
  await expect(userMenu(page)).toHaveAccessibleName(/Nico/);
});
