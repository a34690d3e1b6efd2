import { openAccount } from '../fixtures/new-player.ts';
import { signOutHere } from '../fixtures/own-session.ts';
import { expectHydrated } from '../fixtures/pwa-page.ts';
import { signIn, userMenu } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';
import { addAuthenticator } from '../fixtures/virtual-authenticator.ts';

test('PGS-1 AUT-1 adds a passkey, logs in with it without typing, and removes it', async ({
  page,
  site,
}) => {
  const { username } = await openAccount(site.origin, { firstName: 'Paz' });
  // The log-in asks for the identity document.
  const later = page.getByRole('dialog').getByRole('button', { name: /^Cancel/ });
  await addAuthenticator(page);
  await signIn(page, username, '/account/security');
  await later.click();
  await page.getByLabel('Name for this passkey').fill('Test phone');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Your passkey is ready.')).toBeVisible();
  const passkey = page.getByRole('listitem').filter({ hasText: 'Test phone' });
  await expect(passkey).toBeVisible();

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  // Screen readers get the sentence a second time, a frame later.
  const known = page.getByRole('region', { name: 'Passkeys' }).getByRole('paragraph');
  await expect(known.filter({ hasText: 'This device already has a passkey' })).toBeVisible();

  await signOutHere(page);
  // Simulates a browser without passkey autofill, because the virtual authenticator would pick the passkey before the
  // press.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.goto('/login?returnUrl=/account/security');
  await expectHydrated(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/account/security');
  await expect(userMenu(page)).toHaveAccessibleName(/Paz/);
  await later.click();

  await passkey.getByRole('button', { name: 'Remove Test phone' }).click();
  await expect(passkey.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await passkey.getByRole('button', { name: 'Remove Test phone' }).click();
  await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
});
