import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { alteredRows } from '../../../../tests/component/altered-rows.ts';
import { holdOptIns } from '../../../../tests/component/held-opt-ins.ts';
import { type Answering, mountApp } from '../../../../tests/component/mount-app.tsx';
import { newPlayer, signedIn } from '../../../../tests/component/player.ts';
import { resize } from '../../../../tests/component/resize.ts';
import { text } from '../../../../tests/component/text.ts';
import { PASSWORD } from '../../../../tests/fixtures/new-registration.ts';

const RACE = '/promotions/sunday-slot-race';
const DAY_MS = 86_400_000;
const main = page.getByRole('main');
const takePart = main.getByRole('button', { name: 'Join' });
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const robots = () => document.head.querySelector('meta[name=robots]')?.getAttribute('content');

/** The content system with these dates for some promotions, by slug. */
const dated = (dates: Record<string, { startDate?: string; endDate?: string }>): Answering =>
  alteredRows('promotions', (rows) => rows.map((row) => ({ ...row, ...dates[`${row['slug']}`] })));

test('PGS-1 shows the title without scrolling in a window of 720 by 450 px', async () => {
  await resize(720, 450);
  await mountApp(RACE);
  const title = page.getByRole('heading', { level: 1 });
  await expect.element(title).toBeVisible();
  // The title ends above the bottom bar.
  expect(title.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(450 - 56);
});

test('PGS-1 PWA-5 subscribes to one promotion and stores it in the preferences', async () => {
  await newPlayer();
  const saved: unknown[] = [];
  const answering: Answering = async (request) => {
    if (request.method === 'PUT' && request.url.endsWith('/notification-preferences'))
      saved.push(await request.json());
    return undefined;
  };
  const before = await mountApp(RACE, { answering });
  const follow = main.getByRole('button', { name: 'Notify me about this promotion' });
  await expect.element(follow).toHaveAttribute('aria-pressed', 'false');
  await follow.click();
  await expect.element(follow).toHaveAttribute('aria-pressed', 'true');
  expect(saved).toMatchObject([{ promotions: ['sunday-slot-race'] }]);
  await before.screen.unmount();
  await mountApp(RACE);
  await expect.element(follow).toHaveAttribute('aria-pressed', 'true');
});

test('PGS-1 asks a player without a document to verify their identity', async () => {
  await newPlayer();
  await mountApp(RACE);
  await takePart.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Verify your identity first/);
  await page.getByRole('link', { name: 'Go to my documents' }).click();
  await expect
    .poll(() => location.pathname + location.search)
    .toBe(`/account/documents?kind=identification&returnUrl=${encodeURIComponent(RACE)}`);
  await main.getByRole('link', { name: 'Go back' }).click();
  await expect.poll(() => location.pathname).toBe(RACE);
});

test('HDR-8 PGS-1 opts in once after the log-in and confirms it', async () => {
  const { answering, joined } = holdOptIns('sunday-slot-race');
  await mountApp(RACE, { answering });
  await main.getByRole('link', { name: 'Log in to join' }).click();
  await page.getByLabelText('Username or email').fill('vera');
  await page.getByLabelText('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.element(text('You have joined “Sunday slot race”.')).toBeVisible();
  await expect.element(text('You joined on')).toBeVisible();
  expect(location.pathname).toBe(RACE);
  expect(joined).toHaveLength(1);
});

test('PGS-1 explains to a blocked player that they cannot opt in', async () => {
  await signedIn('bruno');
  await mountApp(RACE);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Your account is blocked/);
  await expect.element(takePart).not.toBeInTheDocument();
});

test('PGS-1 explains an opt-in without a response, and one that a used bonus rules out', async () => {
  await signedIn('vera');
  const asked = vi.fn();
  let isSilent = true;
  await mountApp(RACE, {
    answering({ url, method }) {
      if (method === 'GET' || !url.includes('/promotions/')) return undefined;
      asked();
      return isSilent
        ? new Response(null, { status: 500 })
        : Response.json({ code: 'promotion_used' }, { status: 409 });
    },
  });
  await takePart.click();
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent(/don’t know yet/);
  await expect.element(takePart).toBeEnabled();
  expect(asked).toHaveBeenCalled();
  isSilent = false;
  await takePart.click();
  await expect.element(alert).toMatchTextContent(/left this promotion after getting its bonus/);
});

test('PGS-1 RTE-8 shows when promotions begin and end; an ended one is not indexed', async () => {
  const { router } = await mountApp('/promotions', {
    answering: dated({
      'sunday-slot-race': { endDate: inDays(3) },
      'jackpot-preview': { startDate: inDays(7), endDate: inDays(9) },
      'bulb-club': { endDate: inDays(-7) },
    }),
  });
  await expect
    .element(main.getByRole('listitem').filter({ hasText: 'Sunday slot race' }))
    .toMatchTextContent(/Ends in 3 days, on/);
  await router.navigate('/promotions/jackpot-preview');
  await expect.element(text('You can join once it starts.')).toBeVisible();
  await expect.element(page.getByText(/^From .* to /)).toBeVisible();
  expect(robots()).toBeUndefined();
  await router.navigate('/promotions/bulb-club');
  await expect.element(page.getByText('This promotion has ended.')).toBeVisible();
  await expect.element(page.getByText(/^Ended on/)).toBeVisible();
  expect(robots()).toBe('noindex');
});

test('PGS-1 has a button for a link without a label', async () => {
  const answering = alteredRows('promotions', (rows) =>
    rows.map((row) => ({ ...row, optIn: false, ctaUrl: '/games', ctaLabel: null })),
  );
  await mountApp(RACE, { answering });
  const onward = main.getByRole('link', { name: 'Continue' });
  await expect.element(onward).toHaveAttribute('href', '/games');
});

test('PGS-1 RTE-7 offers a visitor an account and returns; a player gets no second one', async () => {
  const offer = '/promotions/bring-a-friend';
  const signUp = main.getByRole('link', { name: 'Create account' });
  const forVisitor = await mountApp(offer);
  await expect
    .element(signUp)
    .toHaveAttribute('href', `/register?returnUrl=${encodeURIComponent(offer)}`);
  await forVisitor.screen.unmount();
  await signedIn('vera');
  await mountApp(offer);
  await expect
    .element(main.getByRole('button', { name: 'Notify me about this promotion' }))
    .toBeVisible();
  await expect.element(signUp).not.toBeInTheDocument();
  await expect.element(text('We pay nothing for invitations.')).toBeVisible();
});

test('PGS-1 fits three promotions with all their text into a phone’s viewport', async () => {
  await mountApp('/promotions');
  await expect.poll(() => document.querySelectorAll('.promotion-tile').length).toBeGreaterThan(3);
  await document.fonts.ready;
  const tiles = [...document.querySelectorAll('.promotion-tile')];
  const heights = tiles.slice(0, 3).map((tile) => tile.getBoundingClientRect().height);
  // The height of 844 px minus header and bottom bar.
  expect(heights.reduce((sum, height) => sum + height + 12, 0)).toBeLessThanOrEqual(844 - 52 - 56);
  for (const words of document.querySelectorAll('.promotion-tile :is(h2, p)'))
    expect(words.scrollHeight).toBeLessThanOrEqual(words.clientHeight + 1);
});

test('PGS-1 shares a promotion’s URL without parameters', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await mountApp(`${RACE}?utm_source=x`);
  await main.getByRole('button', { name: 'Share' }).click();
  await expect.element(text('Link copied.')).toBeVisible();
  expect(copied).toHaveBeenCalledWith(location.origin + RACE);
  copied.mockRestore();
});

test('PGS-1 shows a bonus’s wagering progress as a bar and in words', async () => {
  await signedIn('vera');
  const at = '2026-11-20T12:00:00Z';
  const wagering = { staked: 12_50, required: 25_00, currency: 'EUR' };
  const { router } = await mountApp('/promotions', {
    answering: ({ url, method }) =>
      method === 'GET' && /\/accounts\/\w+\/promotions$/.test(url)
        ? Response.json({
            promotions: [
              { slug: 'jackpot-preview', at, wagering },
              { slug: 'bulb-club', at },
            ],
          })
        : undefined,
  });
  const bar = () => document.querySelector('progress');
  const words = main.getByText('€12.50 of €25.00 staked');
  await expect.element(words).toBeVisible();
  expect(document.querySelectorAll('progress')).toHaveLength(1);
  expect(bar()).toMatchObject({ max: 2500, value: 1250 });
  await router.navigate('/promotions/jackpot-preview');
  await expect.element(text('You joined on')).toBeVisible();
  await expect.element(words).toBeVisible();
  expect(bar()).toMatchObject({ max: 2500, value: 1250 });
});

test('PGS-1 shows the wagering of a new bonus, and asks before leaving takes the bonus back', async () => {
  await signedIn('vera');
  let promotions: object[] = [];
  await mountApp('/promotions/jackpot-preview', {
    answering({ url, method }) {
      if (!/\/accounts\/\w+\/promotions/.test(url)) return undefined;
      if (method === 'GET') return Response.json({ promotions });
      const wagering = { staked: 0, required: 25_00, currency: 'EUR' };
      if (method === 'DELETE') {
        promotions = [];
        return new Response(null, { status: 204 });
      }
      promotions = [{ slug: 'jackpot-preview', at: new Date().toISOString(), wagering }];
      return new Response(null, { status: 204 });
    },
  });
  const condition = text('Nothing starts until you do.');
  await expect.element(condition).toBeVisible();
  await takePart.click();
  await expect.element(text('You joined on')).toBeVisible();
  await expect.element(condition).not.toBeInTheDocument();
  await expect.element(main.getByText('€0.00 of €25.00 staked')).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveFocus();
  await expect.element(page.getByText(/^You have joined “/)).toBeInTheDocument();
  const leave = main.getByRole('button', { name: 'Leave' });
  await leave.click();
  const question = main.getByRole('group', { name: /You lose what is left of your bonus/ });
  await expect.element(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(leave).toHaveFocus();
  await expect.element(main.getByText('€0.00 of €25.00 staked')).toBeVisible();
  await leave.click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByText('You have left this promotion.')).toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
});

test('PGS-1 asks before leaving while it is unknown whether the promotion gave a bonus', async () => {
  await signedIn('vera');
  let hasJoined = false;
  await mountApp('/promotions/jackpot-preview', {
    answering({ url, method }) {
      if (!/\/accounts\/\w+\/promotions/.test(url)) return undefined;
      if (method === 'GET')
        return hasJoined ? new Response(null, { status: 500 }) : Response.json({ promotions: [] });
      hasJoined = method === 'PUT';
      return new Response(null, { status: 204 });
    },
  });
  await takePart.click();
  await main.getByRole('button', { name: 'Leave' }).click();
  const question = main.getByRole('group', { name: /If it gave you a bonus/ });
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.element(takePart).toBeVisible();
});
