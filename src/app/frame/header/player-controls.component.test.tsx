import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/component/axe.ts';
import { drops } from '../../../../tests/component/lossy-network.ts';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { mountPlayer } from '../../../../tests/component/mount-player.tsx';
import { onNextClick } from '../../../../tests/component/on-next-click.ts';
import { register, write } from '../../../../tests/component/operator-api.ts';
import { newPlayer, signedIn } from '../../../../tests/component/player.ts';
import { resize } from '../../../../tests/component/resize.ts';

const banner = page.getByRole('banner');
const userMenu = banner.getByRole('button', { name: /^Your account/ });
const bell = banner.getByRole('button', { name: /^Notifications/ });
const notices = page.getByRole('dialog', { name: 'Notifications' });

test('HDR-9 counts new notices, shows them, marks them read, and links to their pages', async () => {
  await newPlayer();
  await mountApp('/sitemap');
  await expect.element(bell).toHaveAccessibleName('Notifications, 1 new');
  await bell.click();
  await expect
    .element(notices.getByRole('heading', { level: 3, name: /Your account is open/ }))
    .toBeVisible();
  await expect.element(bell).toHaveAccessibleName('Notifications');
  await expectAccessible('header');
  await userEvent.keyboard('{Escape}');
  await expect.element(bell).toHaveFocus();
  await bell.click();
  await notices.getByRole('link', { name: /Your account is open/ }).click();
  await expect.poll(() => location.pathname).toBe('/account/documents');
  await expect.element(notices).not.toBeInTheDocument();
});

test('HDR-9 S11 shows notices with an unsafe or unknown path without a link', async () => {
  const paths = ['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/nowhere'];
  const notice = { text: 'Text', at: '2030-05-20T12:00:00Z', read: true };
  await signedIn('vera');
  await mountApp('/sitemap', {
    answering: ({ url }) =>
      url.includes('/VERA0001/notices')
        ? Response.json({
            notices: ['/account/limits', ...paths].map((path) => ({
              ...notice,
              id: path,
              title: path,
              path,
            })),
            unread: 0,
          })
        : undefined,
  });
  await bell.click();
  await expect.poll(() => notices.getByRole('heading', { level: 3 }).elements()).toHaveLength(5);
  await expect
    .element(notices.getByRole('link', { name: '/account/limits' }))
    .toHaveAttribute('href', '/account/limits');
  expect(notices.getByRole('link').elements()).toHaveLength(1);
});

test('HDR-9 R4 marks notices read when the operator’s response is lost', async () => {
  await newPlayer();
  await mountApp('/sitemap', {
    async answering(request) {
      if (!request.url.endsWith('/notices/read')) return undefined;
      return drops(request);
    },
  });
  await expect.element(bell).toHaveAccessibleName('Notifications, 1 new');
  await bell.click();
  await expect.element(bell).toHaveAccessibleName('Notifications');
});

test('HDR-9 says that notices failed to load, retries, and explains an empty list', async () => {
  await signedIn('vera');
  let isCalm = false;
  await mountApp('/sitemap', {
    answering: ({ url }) =>
      url.includes('/VERA0001/notices')
        ? Response.json(isCalm ? { notices: [], unread: 0 } : 'no notices')
        : undefined,
  });
  await bell.click();
  await expect.element(notices).toMatchTextContent(/couldn’t load your notifications/);
  onNextClick(() => {
    isCalm = true;
  });
  await notices.getByRole('button', { name: 'Try again' }).click();
  await expect.element(notices).toMatchTextContent(/No notifications yet\./);
  await expectAccessible('header');
});

test('HDR-6 labels the account button without a name when the profile fails', async () => {
  await signedIn('vera');
  await mountApp('/sitemap', {
    answering: ({ url }) =>
      url.endsWith('/accounts/me') ? new Response('{}', { status: 500 }) : undefined,
  });
  await expect.element(userMenu).toHaveAccessibleName('Your account');
});

for (const path of ['/sitemap', '/welcome/casino'])
  test(`HDR-6 PF-2 keeps its place on a phone while the bell arrives on ${path}`, async () => {
    await page.viewport(390, 844);
    await signedIn('vera');
    let answerProfile = () => {};
    const asked = new Promise<void>((resolve) => {
      answerProfile = resolve;
    });
    await mountApp(path, {
      answering: async ({ url }) => {
        if (url.endsWith('/accounts/me')) await asked;
        return undefined;
      },
    });
    await expect.element(userMenu).toHaveAccessibleName('Your account');
    const edges = () => {
      const { left, right } =
        document.querySelector('.login-controls')?.getBoundingClientRect() ?? {};
      return { left, right };
    };
    await document.fonts.ready;
    const before = edges();
    answerProfile();
    await expect.element(bell).toBeVisible();
    expect(edges()).toEqual(before);
  });

test('HDR-6 PGS-1 has a break and a deposit one tap away; the deposit leads back', async () => {
  await signedIn('vera');
  const { router } = await mountApp('/sitemap?from=test');
  await expect
    .element(banner.getByRole('link', { name: 'Take a break' }))
    .toHaveAttribute('href', '/account/limits#limits-exclusion');
  await expect
    .element(banner.getByRole('link', { name: 'Deposit' }))
    .toHaveAttribute('href', '/account/cashier?returnUrl=%2Fsitemap%3Ffrom%3Dtest');
  // From the cashier, too, the deposit leads to where the player came from.
  await router.navigate('/account/cashier?direction=withdrawal&returnUrl=%2Fgames%2Fneon-alley');
  await expect
    .element(banner.getByRole('link', { name: 'Deposit' }))
    .toHaveAttribute('href', '/account/cashier?returnUrl=%2Fgames%2Fneon-alley');
});

test('HDR-6 PGS-1 offers no deposit and no further break during a break', async () => {
  const { fetch } = window;
  await signedIn('vera');
  await mountApp('/sitemap', {
    answering: async (request) => {
      if (!request.url.endsWith('/accounts/me')) return undefined;
      const answer = await fetch(request);
      return Response.json({ ...(await answer.json()), accountStatus: 'excluded' });
    },
  });
  await expect.element(banner.getByRole('link', { name: 'Your break' })).toBeVisible();
  await expect.element(banner.getByRole('link', { name: 'Deposit' })).not.toBeInTheDocument();
  await userMenu.click();
  const menu = page.getByRole('dialog', { name: 'Your account' });
  await expect.element(menu.getByRole('link', { name: 'Your break' })).toBeVisible();
  await expect.element(menu.getByRole('link', { name: 'Take a break' })).not.toBeInTheDocument();
});

test('HDR-6 fits the player’s controls into 320, 360 and 390 px with a large balance', async () => {
  await resize(320, 844);
  await signedIn('vera');
  await mountApp('/sitemap', {
    answering: ({ url }) =>
      url.endsWith('/balance')
        ? Response.json({ currency: 'EUR', cash: 1_234_567, bonus: 0 })
        : undefined,
  });
  await expect.element(userMenu).toMatchTextContent(/12,345\.67/);
  await expect.element(bell).toBeVisible();
  await document.fonts.ready;
  for (const width of [320, 360, 390]) {
    await resize(width, 844);
    const row = document.querySelector('.header-row')?.getBoundingClientRect();
    const ends = [
      ...document.querySelectorAll('.header-row > :not(nav) :is(a, button), .header-row > a'),
    ]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map((control) => control.getBoundingClientRect())
      .toSorted((a, b) => a.left - b.left);
    expect(ends[0]?.left, `${width} px`).toBeGreaterThanOrEqual(row?.left ?? Number.NaN);
    expect(ends.at(-1)?.right, `${width} px`).toBeLessThanOrEqual(row?.right ?? Number.NaN);
    for (const [at, { left }] of ends.entries())
      expect(left, `${width} px`).toBeGreaterThanOrEqual(ends[at - 1]?.right ?? 0);
  }
});

test('HDR-6 PGS-1 reads the balance again when the player returns to the tab', async () => {
  const session = await register();
  await mountPlayer('/sitemap', { session });
  await expect.element(userMenu).toMatchTextContent(/€0\.00/);
  const body = { amount: 700, currency: 'EUR', method: 'sereno' };
  await write('/payment-proxy/deposits', body, session.accessToken);
  const now = performance.now() + 60_000;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(now);
  document.dispatchEvent(new Event('visibilitychange'));
  clock.mockRestore();
  await expect.element(userMenu).toMatchTextContent(/€7\.00/);
});

test('HDR-6 shows a dash for a balance that failed, and reads it again when the menu opens', async () => {
  await signedIn('vera');
  let isCalm = false;
  await mountApp('/sitemap', {
    answering: ({ url }) =>
      !isCalm && url.endsWith('/balance') ? new Response('{}', { status: 500 }) : undefined,
  });
  await expect.element(userMenu).toHaveAccessibleName(/^Your account, \S+ Balance not available$/);
  await expect.element(userMenu.getByText('–')).toBeVisible();
  isCalm = true;
  await userMenu.click();
  await expect.element(userMenu).toHaveAccessibleName(/^Your account, \S+ €[\d.,]+$/);
});

test('HDR-6 hides the balance, links to the account, and logs out', async () => {
  await signedIn('vera');
  await mountApp('/sitemap');
  await expect.element(userMenu).toMatchTextContent(/€/);
  await userMenu.click();
  const menu = page.getByRole('dialog', { name: 'Your account' });
  await expect
    .element(menu.getByRole('link', { name: 'Limits' }))
    .toHaveAttribute('href', '/account/limits');
  await expect
    .element(menu.getByRole('link', { name: 'Take a break' }))
    .toHaveAttribute('href', '/account/limits#limits-exclusion');
  await expectAccessible('header');
  await menu.getByRole('button', { name: 'Hide the balance' }).click();
  await expect.element(userMenu).toMatchTextContent(/••••/);
  await expect.element(userMenu).not.toMatchTextContent(/€/);
  await expect.element(userMenu).toHaveAccessibleName(/^Your account, \S+ Balance hidden$/);
  const balance = menu.getByRole('definition').first();
  await expect.element(balance.getByText('hidden')).toBeInTheDocument();
  await expect.element(balance.getByText('••••')).toHaveAttribute('aria-hidden', 'true');
  const out = menu.getByRole('button', { name: 'Log out', exact: true });
  // The buttons have their full width on a phone.
  await expect.element(out).toHaveStyle({ paddingInline: '20px' });
  await out.click();
  await expect.element(banner.getByRole('link', { name: 'Log in' })).toHaveFocus();
  await expect.element(userMenu).not.toBeInTheDocument();
});

test('HDR-6 S9 asks before the menu logs a player out on every device', async () => {
  const { app } = await mountPlayer('/sitemap');
  await userMenu.click();
  const menu = page.getByRole('dialog', { name: 'Your account' });
  await menu.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect.element(menu.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  expect(app.stores.session.signedIn).toBe(true);
  await menu.getByRole('group').getByRole('button', { name: 'Log out everywhere' }).click();
  await expect.element(page.getByText('You are logged out on all your devices.')).toBeVisible();
});
