import Cookies from 'js-cookie';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/component/axe.ts';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { PASSWORD } from '../../../../tests/fixtures/new-registration.ts';
import { isOwner, ownerMark } from '../../../lib/owner-mark.ts';
import { identityDocumentQuery } from '../../../operator/documents.ts';
import { askFor } from '../../state/dialog-queue.ts';
import { removeHint } from './keep-hint.ts';

const dialog = (name: string) => page.getByRole('dialog', { name });
const expired = dialog('Your document has expired');
const yearly = dialog('Are your details still right?');

/** Opens a page, then logs a seeded player in, which triggers the pending actions. */
async function signIn(username: string, path: string) {
  document.documentElement.dataset['hydrated'] = '';
  const mounted = await mountApp(path);
  await mounted.app.player.session.signIn({ username, password: PASSWORD });
  return mounted;
}
beforeEach(() => {
  Cookies.set('cookies_accepted', '1');
  return () => {
    for (const name of ['cookies_accepted', 'playerNotVerifiedModal']) Cookies.remove(name);
    removeHint();
  };
});

test('AUT-5 AUT-6 RTE-7 asks for a new document after a log-in, then links back to the game', async () => {
  document.documentElement.dataset['hydrated'] = '';
  await mountApp('/login?returnUrl=%2Fgames%2Fneon-alley');
  await page.getByLabelText('Username or email').fill('elio');
  await page.getByLabelText('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect.poll(() => location.pathname).toBe('/games/neon-alley');
  await expect.element(expired).toMatchTextContent('has expired');
  await expectAccessible('dialog[open]');
  await expired.getByRole('link', { name: 'Upload a document' }).click();
  await expect.poll(() => location.pathname).toBe('/account/documents');
  const back = page.getByRole('link', { name: 'Back to your game' });
  await expect.element(back).toHaveAttribute('href', '/games/neon-alley');
});

test('AUT-2 AUT-5 AUT-6 CKE-4 S7 asks the next player on a device, until Cancel, without a trace', async () => {
  Cookies.set('playerNotVerifiedModal', await ownerMark('EARLIER1'));
  const { app } = await signIn('elio', '/games');
  await expect.element(expired).toBeVisible();
  // Keys of the answers saved on the device.
  const keys = () => Object.keys(app.stores.answers.entries);
  await expect.poll(keys).toContain('cms-messages:en');
  await expired.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(expired).not.toBeInTheDocument();
  expect(await isOwner(Cookies.get('playerNotVerifiedModal'), 'ELIO0001')).toBe(true);
  await app.player.session.signOut('asked');
  expect(Cookies.get('playerNotVerifiedModal')).toBeUndefined();
  expect(keys().filter((key) => /identity|document_/i.test(key))).toEqual([]);
});

test('AUT-6 RTE-10 closes on Escape, and moves the focus to the heading of another page only', async () => {
  const { app, router } = await mountApp('/sitemap');
  await expect.element(page.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
  const isModal = () => document.querySelector('dialog:modal') !== null;
  askFor(app.stores.dialogs, { kind: 'identity', document: 'expired' });
  await expect.poll(isModal).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(expired).not.toBeInTheDocument();
  expect(document.activeElement).toBe(document.body);

  askFor(app.stores.dialogs, { kind: 'identity', document: 'expired' });
  await expect.poll(isModal).toBe(true);
  // As a log-in does.
  await router.navigate('/promotions');
  const heading = page.getByRole('heading', { level: 1, name: 'Promotions' });
  await expect.element(heading).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(expired).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
});

test('AUT-4 links to the personal data when the yearly validation is due', async () => {
  await signIn('ana', '/games');
  await expect.element(yearly).toBeVisible();
  await expectAccessible('dialog[open]');
  await yearly.getByRole('link', { name: 'Check my details' }).click();
  await expect
    .poll(() => location.pathname + location.search)
    .toBe('/account/information?section=personal-data&pendingVerification=true');
});

test('AUT-5 shows a verified player no dialog', async () => {
  const { app } = await signIn('vera', '/games');
  await expect.poll(() => app.stores.session.profile?.firstName).toBe('Vera');
  // The last answer that the check depends on.
  const identity = identityDocumentQuery(app.stores.session.profile?.accountCode ?? '');
  await expect.poll(() => app.stores.playerAnswers.entries[identity.key]).toBeDefined();
  expect(app.stores.dialogs.waiting).toEqual([]);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});
