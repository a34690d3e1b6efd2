import Cookies from 'js-cookie';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/component/axe.ts';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import defaultSite from '../../../config/default-site.json' with { type: 'json' };
import type { SiteConfig } from '../../../config/site-config.ts';
import { ownerMark } from '../../../lib/owner-mark.ts';
import { identityDocumentQuery } from '../../../operator/documents.ts';
import { askFor } from '../../state/dialog-queue.ts';
import { removeHint } from './keep-hint.ts';

const dialog = (name: string) => page.getByRole('dialog', { name });
const expired = dialog('Your document has expired');
const yearly = dialog('Are your details still right?');

/** Logs in a seeded player through the form, which triggers the pending actions. */
async function signIn(username: string, path: string, config: Partial<SiteConfig> = {}) {
  document.documentElement.dataset['hydrated'] = '';
  const mounted = await mountApp(`/login?returnUrl=${encodeURIComponent(path)}`, { config });
  await page.getByLabelText('Username or email').fill(username);
  await page.getByLabelText('Password', { exact: true }).fill('Marquee-Play-1');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect.poll(() => location.pathname).toBe(path);
  return mounted;
}
beforeEach(() => {
  Cookies.set('cookies_accepted', '1');
  return () => {
    for (const name of ['cookies_accepted', 'playerNotVerifiedModal']) Cookies.remove(name);
    removeHint();
  };
});

test('AUT-5 AUT-6 asks for a new document when the old one has expired, until Cancel', async () => {
  await signIn('elio', '/games');
  await expect.element(expired).toMatchTextContent('has expired');
  await expectAccessible('dialog[open]');
  await expired.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(expired).not.toBeInTheDocument();
});

test('AUT-6 RTE-7 links to the documents, which link back to the game', async () => {
  await signIn('elio', '/games/neon-alley');
  await expired.getByRole('link', { name: 'Upload a document' }).click();
  await expect.poll(() => location.pathname).toBe('/account/documents');
  const back = page.getByRole('link', { name: 'Back to your game' });
  await expect.element(back).toHaveAttribute('href', '/games/neon-alley');
});

test('AUT-2 S7 leaves no trace of a missing document on the device after log-out', async () => {
  const { app } = await signIn('elio', '/games');
  await expect.element(expired).toBeVisible();
  expect(Cookies.get('playerNotVerifiedModal')).toBeDefined();
  // Keys of the answers saved on the device.
  const keys = () => Object.keys(app.stores.answers.entries);
  await expect.poll(keys).toContain('cms-messages:en');
  await app.player.session.signOut('asked');
  expect(Cookies.get('playerNotVerifiedModal')).toBeUndefined();
  expect(keys().filter((key) => /identity|document_/i.test(key))).toEqual([]);
});

test('AUT-5 CKE-4 asks a player although an earlier one on this device was asked', async () => {
  Cookies.set('playerNotVerifiedModal', await ownerMark('EARLIER1'));
  await signIn('elio', '/games');
  await expect.element(expired).toBeVisible();
});

test('AUT-6 closes on Escape', async () => {
  await signIn('elio', '/games');
  await expect.element(expired).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(expired).not.toBeInTheDocument();
});

test('AUT-6 RTE-10 leaves the focus at the heading of a page that opened behind it', async () => {
  const { app, router } = await mountApp('/sitemap');
  await expect.element(page.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
  askFor(app.stores.dialogs, { kind: 'identity', document: 'expired' });
  await expect.poll(() => document.querySelector('dialog:modal')).not.toBeNull();
  // As a log-in does.
  await router.navigate('/promotions');
  const heading = page.getByRole('heading', { level: 1, name: 'Promotions' });
  await expect.element(heading).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(expired).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
});

test('AUT-6 RTE-10 moves no focus when a dialog closes over the page at which it opened', async () => {
  const { app } = await mountApp('/sitemap');
  await expect.element(page.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
  askFor(app.stores.dialogs, { kind: 'identity', document: 'expired' });
  await expect.poll(() => document.querySelector('dialog:modal')).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(expired).not.toBeInTheDocument();
  expect(document.activeElement).toBe(document.body);
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

test('CFG-3 links to no personal data on a site without a player area', async () => {
  const { playerArea: _, ...routes } = defaultSite.routes;
  await signIn('ana', '/games', { routes } as Partial<SiteConfig>);
  await expect.element(yearly).toBeVisible();
  await expect.element(yearly.getByRole('link')).not.toBeInTheDocument();
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
