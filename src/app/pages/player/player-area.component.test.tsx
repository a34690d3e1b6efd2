import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/component/axe.ts';
import { type Answering, mountApp } from '../../../../tests/component/mount-app.tsx';
import { mountPlayer } from '../../../../tests/component/mount-player.tsx';
import { onNextClick } from '../../../../tests/component/on-next-click.ts';
import { register, write } from '../../../../tests/component/operator-api.ts';
import { signedIn } from '../../../../tests/component/player.ts';
import { PHONE } from '../../../../tests/component/resize.ts';
import { text } from '../../../../tests/component/text.ts';
import { PASSWORD } from '../../../../tests/fixtures/new-registration.ts';
import defaultSite from '../../../config/default-site.json' with { type: 'json' };
import type { SiteConfig } from '../../../config/site-config.ts';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const area = page.getByRole('navigation', { name: 'Your account' });
const radio = page.getByRole('radio', { name: /Identity document/ });

test('RTE-7 redirects a visitor to log in and then to the requested page', async () => {
  await mountApp('/account/documents?kind=identification#content');
  await page.getByLabelText('Username or email').fill('vera');
  expect(location.pathname + location.search).toBe(
    '/login?returnUrl=%2Faccount%2Fdocuments%3Fkind%3Didentification%23content',
  );
  await page.getByLabelText('Password').fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect.element(radio).toBeChecked();
  expect(location.pathname + location.search + location.hash).toBe(
    '/account/documents?kind=identification#content',
  );
});

test('RTE-5 redirects an unknown account page to the account home, and says why', async () => {
  const { router } = await mountPlayer('/account');
  await router.navigate('/account/nope');
  await expect
    .element(page.getByText('That page no longer exists. This is your account.'))
    .toBeVisible();
  await expect.poll(() => location.pathname + location.search).toBe('/account');
});

test('PGS-1 QRY-2 asks for all that an account page shows together with the profile', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  onTestFinished(() => release());
  const asked: string[] = [];
  const { router } = await mountPlayer('/account/cashier', {
    async answering({ url }) {
      asked.push(url);
      if (url.endsWith('/accounts/me')) await held;
      return undefined;
    },
  });
  const expectAsked = (...parts: string[]) =>
    expect.poll(() => parts.filter((part) => !asked.some((url) => url.includes(part)))).toEqual([]);
  await expectAsked('/balance', '/notices', '/limits', '/transactions?', '&limit=1');
  const methods = asked.filter((url) => url.includes('/payment-methods'));
  expect(methods, 'for the footer and for the form').toHaveLength(2);
  for (const [page, parts] of Object.entries({
    '/account': ['/documents', '/identity-document', '&limit=5', '/terminal/device'],
    '/account/activity': ['/activity?'],
    '/account/information': ['/personal-data'],
    '/account/preferences': ['/notification-preferences', '/push-devices'],
    '/account/security': ['/passkeys', '/accounts/sessions'],
  })) {
    await router.navigate(page);
    await expectAsked(...parts);
  }
});

test('PGS-1 AUT-3 keeps the current page after a reload, and marks and focuses the next', async () => {
  await signedIn('vera');
  await mountApp('/account/security');
  await expect.element(page.getByText('This device')).toBeVisible();
  await area.getByRole('link', { name: 'Documents' }).click();
  await expect.element(heading('Documents')).toHaveFocus();
  await expect
    .element(area.getByRole('link', { name: 'Documents' }))
    .toHaveAttribute('aria-current', 'page');
});

const movement = {
  id: 'T1',
  kind: 'win',
  text: 'Velvet Fox',
  amount: 2000,
  currency: 'EUR',
  at: '2030-03-02T12:00:00Z',
  status: 'booked',
  balanceAfter: 2000,
};
/** The latest transactions of a player. A seeded player's depend on the date. */
const latest =
  (...transactions: object[]): Answering =>
  ({ url }) =>
    new URL(url).pathname.endsWith('/transactions') ? Response.json({ transactions }) : undefined;
const inArabic = { languages: ['en', 'es', 'ar'] } as Partial<SiteConfig>;

test('PGS-1 separates a name from its date, and signs a sum, in a right-to-left page', async () => {
  await mountPlayer('/ar/account', { config: inArabic, answering: latest(movement) });
  const name = page.getByRole('cell').getByText('Velvet Fox').first();
  await expect.element(name).toBeVisible();
  const after = document.createRange();
  after.selectNodeContents(name.element().nextSibling as Node);
  expect(after.toString()).toBe(' · ');
  expect(after.getBoundingClientRect().left).toBeLessThan(
    name.element().getBoundingClientRect().left,
  );
  // The sign is isolated from the number's own direction mark, which would move a bare one to the other end.
  await expect
    .element(
      page
        .getByRole('cell')
        .getByText(/^\u200f\u200e\+/)
        .first(),
    )
    .toBeVisible();
});

test('HDR-6 PGS-1 shows the same balance, cash and bonus in menu, account and cashier', async () => {
  await mountPlayer('/account', {
    answering: ({ url }) =>
      url.endsWith('/balance')
        ? Response.json({ currency: 'EUR', cash: 6220, bonus: 3600 })
        : undefined,
  });
  const main = page.getByRole('main');
  const sign = main.getByText('€98.20', { exact: true });
  await expect.element(sign).toBeVisible();
  await expect.element(main.getByText('Cash €62.20 · Bonus €36.00')).toBeVisible();
  const opener = page.getByRole('banner').getByRole('button', { name: /^Your account/ });
  await expect.element(opener).toMatchTextContent(/€98\.20/);
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Your account' });
  await expect.element(menu).toMatchTextContent(/Balance€98\.20Cash€62\.20Bonus€36\.00/);
  await menu.getByRole('link', { name: 'Cashier' }).click();
  const card = page.getByRole('region', { name: 'Balance' });
  await expect.element(card).toMatchTextContent('Balance€98.20Cash €62.20 · Bonus €36.00');
});

test('PGS-1 shows Spanish on a Spanish page', async () => {
  await signedIn('vera');
  await mountApp('/es/account/documents');
  await expect.element(heading('Documentos')).toBeVisible();
  await expect.element(text('Tu identidad está verificada')).toBeVisible();
});

test('PGS-1 has no axe violations on account pages, dark and light, phone and desktop', async () => {
  onTestFinished(() => page.viewport(...PHONE));
  await signedIn('vera');
  const { router } = await mountApp('/account');
  await expect.element(text('Good to see you, Vera')).toBeVisible();
  for (const [path, title] of Object.entries({
    '/account': 'Your account',
    '/account/information': 'Personal data',
    '/account/documents': 'Documents',
    '/account/security': 'Security',
    '/account/preferences': 'Notifications',
  })) {
    await router.navigate(path);
    await expect.element(heading(title)).toBeVisible();
    await expect.element(page.getByText('One moment…')).not.toBeInTheDocument();
    await expectAccessible();
    await page.viewport(1440, 900);
    await expectAccessible();
    await page.viewport(...PHONE);
  }
});

test('QRY-2 asks a player at a shop terminal to log out before leaving', async () => {
  await signedIn('vera');
  const { fetch } = window;
  await mountApp('/account', {
    // A shop's proxy adds the terminal's identifier.
    answering(request) {
      request.headers.set('x-terminal', 'T7@S2');
      return fetch(request);
    },
  });
  const note = page.getByRole('region', { name: 'You are using a shop terminal' });
  await expect.element(note).toMatchTextContent(/terminal T7/);
  await note.getByRole('button', { name: 'Log out now' }).click();
  await expect.element(note).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('banner').getByRole('link', { name: 'Log in' }))
    .toBeVisible();
});

test('CFG-4 QRY-2 asks no terminal service on a site without one', async () => {
  const { terminal, ...endpoints } = defaultSite.endpoints;
  const asked: string[] = [];
  await mountPlayer('/account', {
    config: { endpoints },
    answering({ url }) {
      asked.push(new URL(url).pathname);
      return undefined;
    },
  });
  await expect.element(page.getByRole('heading', { name: 'Latest transactions' })).toBeVisible();
  expect(asked.filter((path) => path.startsWith(terminal) || path === '/device')).toEqual([]);
});

test('CFG-3 PGS-1 offers no topic of pages that the site lacks, and keeps its choice', async () => {
  const { sportsBetting: _, liveSportsBetting: __, ...routes } = defaultSite.routes;
  const session = await register();
  const { accountCode, accessToken: token } = session;
  const path = `/operator/accounts/${accountCode}/notification-preferences`;
  const channels = { email: true, sms: false, push: false };
  await write(path, { channels, topics: ['sports'] }, token, 'PUT');
  let saved: unknown;
  await mountPlayer('/account/preferences', {
    session,
    config: { routes } as Partial<SiteConfig>,
    async answering(request) {
      if (request.method === 'PUT' && request.url.endsWith(path)) saved = await request.json();
      return undefined;
    },
  });
  await page.getByRole('checkbox', { name: 'Casino' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Sports' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => saved).toMatchObject({ channels, topics: ['sports', 'casino'] });
});

test('PGS-1 labels a pending and a declined transaction on the account’s overview', async () => {
  const one = { ...movement, kind: 'withdrawal', text: 'Norte Card', amount: -2000 };
  await mountPlayer('/account', {
    answering: latest(
      { ...one, id: 'T2', status: 'pending', balanceAfter: 0 },
      { ...one, id: 'T1', status: 'refused', balanceAfter: 2000 },
    ),
  });
  const row = page.getByRole('row', { name: /Norte Card/ });
  await expect.element(row.nth(0)).toMatchTextContent(/ · Pending/);
  await expect.element(row.nth(1)).toMatchTextContent(/ · Declined/);
});

test('PGS-1 says that identity status or to-do list is incomplete, and reads it again on request', async () => {
  await signedIn('vera');
  let down = '/identity-document';
  const { router } = await mountApp('/account/documents', {
    answering: ({ url }) =>
      down !== '' && url.endsWith(down) ? Response.json('not this') : undefined,
  });
  const repair = () =>
    onNextClick(() => {
      down = '';
    });
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  repair();
  await again.click();
  await expect.element(text('Your identity is verified')).toBeVisible();

  down = '/limits';
  await router.navigate('/account');
  const card = page.getByRole('region', { name: 'To do' });
  await expect.element(card).toMatchTextContent(/couldn’t load everything/);
  repair();
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect
    .element(card)
    .toMatchTextContent(/^To doYour limit changes on [^.]+\. You can still cancel this\.$/);
});
