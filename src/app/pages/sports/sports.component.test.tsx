import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { signedIn } from '../../../../tests/component/player.ts';
import { resize } from '../../../../tests/component/resize.ts';
import {
  BOOK,
  becomeReady,
  bookFrame,
  hearAsBook,
  openSports,
  say,
} from '../../../../tests/component/sportsbook.ts';
import { PASSWORD } from '../../../../tests/fixtures/new-registration.ts';

const main = page.getByRole('main');
const search = page
  .getByRole('navigation', { name: 'Quick access' })
  .getByRole('button', { name: 'Search' });

beforeEach(() => void vi.useRealTimers());

test('SPT-2 gives the sportsbook a ticket of each player who logs in, also after another one', async () => {
  const holders: (string | null)[] = [];
  await signedIn('vera');
  const { app } = await openSports('/sports', {
    answering: ({ url, headers }) => {
      if (url.endsWith('/sportsbook/tickets')) holders.push(headers.get('authorization'));
      return undefined;
    },
  });
  await becomeReady();
  await expect.poll(() => holders.length).toBe(1);
  await app.player.session.signIn({ username: 'nico', password: PASSWORD });
  await expect.poll(() => new Set(holders).size).toBe(2);
});

test('SPT-2 S22 accepts only the sportsbook’s messages that the contract defines', async () => {
  await openSports();
  await becomeReady();
  const go = { type: 'navigated', path: '/hijacked' };
  say(go, 'http://127.0.0.1:2');
  say(go, location.origin);
  say(go, BOOK, window);
  say(go, BOOK, null);
  for (const message of [
    { ...go, channel: 'marquee-game' },
    { ...go, also: 1 },
    { ...go, path: '//evil.example' },
    { ...go, path: '/../account' },
    { ...go, path: `/${'a'.repeat(5000)}` },
    { type: 'login-needed', path: '/account' },
  ])
    say(message);
  // Messages are handled in order, so this one marks the end of the earlier ones.
  say({ type: 'sidebar', open: true });
  await expect.element(search).toHaveAttribute('aria-expanded', 'true');
  expect(location.pathname).toBe('/sports');
});

test('SPT-2 PGS-1 opens the cashier from a slip with too little money, and returns', async () => {
  await signedIn('vera');
  const { app } = await openSports();
  await becomeReady();
  await expect.poll(() => app.stores.session.profile).toBeDefined();
  say({ type: 'deposit-needed' });
  await expect
    .poll(() => location.pathname + location.search)
    .toBe('/account/cashier?returnUrl=%2Fsports');
});

test('SPT-2 PGS-1 opens the document upload from a slip that needs one, and returns', async () => {
  await signedIn('vera');
  const { app } = await openSports();
  await becomeReady();
  await expect.poll(() => app.stores.session.profile).toBeDefined();
  say({ type: 'documents-needed', returnUrl: 'https://evil.example/' });
  say({ type: 'documents-needed' }, location.origin);
  // Messages are handled in order.
  say({ type: 'sidebar', open: true });
  await expect.element(search).toHaveAttribute('aria-expanded', 'true');
  expect(location.pathname).toBe('/sports');
  say({ type: 'documents-needed' });
  await expect
    .poll(() => location.pathname + location.search)
    .toBe('/account/documents?kind=identification&returnUrl=%2Fsports');
});

test('SPT-1 R2 passes on what another tab stores for the sportsbook, and what it removes', async () => {
  const otherPage = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => otherPage.remove());
  const otherStorage = otherPage.contentWindow?.localStorage;
  await openSports();
  const heard = hearAsBook();
  await becomeReady();
  otherStorage?.setItem('theme-of-another', 'dark');
  otherStorage?.removeItem('theme-of-another');
  otherStorage?.setItem('sportsbook-attempt:1', 'open');
  otherStorage?.removeItem('sportsbook-attempt:1');
  const kept = { channel: 'marquee-sportsbook', type: 'kept', name: 'attempt:1' };
  await expect
    .poll(() => heard.filter(({ type }) => type === 'kept'))
    .toEqual([
      { ...kept, text: 'open' },
      { ...kept, text: '' },
    ]);
});

test('SPT-1 PWA-3 shows the offline line below the sportsbook, off its bet slip', async () => {
  const { app } = await openSports();
  const line = () => document.querySelector('.offline-line .notice')?.getBoundingClientRect();
  const bookEnd = () => bookFrame.element().getBoundingClientRect().bottom;
  await becomeReady();
  const follows = () => document.querySelector('.sports')?.getBoundingClientRect().bottom;
  const before = follows();
  app.stores.network.online = false;
  await expect.poll(line).toBeDefined();
  expect(follows()).toBe(before);
  for (const width of [390, 780, 900]) {
    await resize(width);
    await expect.poll(() => (line()?.top ?? 0) - bookEnd()).toBeGreaterThanOrEqual(0);
    const { left = 0, top = 0 } = line() ?? {};
    const seen = document.elementFromPoint(left + 5, top + 5);
    expect(seen?.closest('.offline-line')).toBeTruthy();
  }
});

test('SPT-1 FRM-3 shows team names in full on a screen of 320 px', async () => {
  await resize(320);
  await mountApp('/sports');
  await expect.element(main.getByRole('heading', { level: 3 }).first()).toBeInTheDocument();
  const names = [...document.querySelectorAll('.event-row h3 > span:not(.visually-hidden)')];
  expect(names.length).toBeGreaterThan(9);
  const cut = names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(cut.map(({ textContent }) => textContent)).toEqual([]);
});

test('F40 SPT-1 shows the matches without odds when the sportsbook does not respond for 10 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await openSports();
  await expect.element(main.getByText(/The sportsbook opens in a moment/)).toBeVisible();
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.element(main.getByText(/The sportsbook isn’t loading/)).toBeVisible();
  await expect.element(main.getByText('suspended').first()).toBeVisible();
  // Rendered before a search, so that screen readers announce its text.
  expect(document.querySelector('.sports-board-count')?.textContent).toBe('');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect.element(main.getByText(/The sportsbook opens in a moment/)).toBeVisible();
  await becomeReady();
});

test('PF-9 SPT-1 marks a pressed sport before the list of events follows', async () => {
  await openSports();
  const rows = () => document.querySelectorAll('.sports-board-events > li').length;
  const tab = main.getByRole('link', { name: 'Tennis', exact: true });
  await expect.element(tab).toBeVisible();
  const all = rows();
  const atMark: number[] = [];
  const marks = new MutationObserver(() => atMark.push(rows()));
  marks.observe(tab.element(), { attributeFilter: ['aria-current'] });
  onTestFinished(() => marks.disconnect());
  await tab.click();
  await expect.poll(rows).toBeLessThan(all);
  expect(atMark).toEqual([all]);
});
