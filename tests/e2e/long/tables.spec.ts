import type { Locator, Page } from 'playwright/test';
import { expectAccessible, expectFrameAccessible } from '../../fixtures/axe.ts';
import {
  AT_TABLES,
  button,
  dealUntilOpen,
  expectHandToSurvive,
  gameOn,
  sitDown,
} from '../../fixtures/table-games.ts';
import { expect, test } from '../../fixtures/test.ts';
import { PHONE } from '../../fixtures/viewports.ts';

// Every table game of the embedded operator, each on its own page of the site.
test.use(AT_TABLES);

/** Each game with chips on spots: a spot and the text of the result. */
const SPOT_GAMES = [
  ['lantern-sic-bo', /^Small \(4–10\) 1 to 1/, 'Roll', /Dice \d, \d, \d: total \d+\./],
  ['alley-craps', /^Pass line 1 to 1/, 'Roll', /Rolls: \d+/],
  ['rotunda-roulette', /^Red, 1 to 1: bet/, 'Spin', /\d+ (?:red|black|green)\./],
  ['balcony-baccarat', /^Player, 1 to 1/, 'Deal', /Player \d, banker \d/],
] as const;

for (const [slug, spot, play, says] of SPOT_GAMES)
  test(`SPT-3 takes chips on ${slug}, shows the result and how it pays`, async ({
    page,
    site: { origin },
  }) => {
    await sitDown(page, origin, slug);
    await button(page, spot).click();
    const answer = page.waitForResponse('**/api/rounds');
    await button(page, new RegExp(`^${play} `)).press('Enter');
    const { round } = await (await answer).json();
    expect(round).toMatchObject({ number: 1, stake: 20 });
    await expect(gameOn(page).getByRole('status')).toContainText(says);
    await expectAccessible(page);
    await expectFrameAccessible(page);
    await button(page, 'Paytable & rules').click();
    const help = gameOn(page).getByRole('dialog', { name: 'Paytable & rules' });
    await expect(help).toContainText(/\d\d\.\d\d%/);
    await expect(help).toContainText('HMAC-SHA256');
    await expectAccessible(page);
    await expectFrameAccessible(page);
  });

/** Each live table other than roulette: a spot, and the format of earlier results. */
const LIVE_TABLES = [
  ['ivory-table-baccarat', /^Banker, 0\.95 to 1/, /^(?:Player|Banker|Tie)$/],
  ['orchestra-pit-dice', /^Over 7 1\.3 to 1/, /^\d+$/],
  ['spotlight-wheel', /^Number 1 1 to 1/, /^(?:1|2|11|15|23|47)$/],
  ['madame-marquee', /^Sun 1 to 1/, /^(?:Sun|Moon|Tie)$/],
  ['mic-drop-bingo', /^Card 1: 2, 12/, /^(?:No line|1 line|[2-6] lines|Full card)$/],
] as const;

for (const [slug, spot, fell] of LIVE_TABLES)
  test(`SPT-3 takes a bet on the shared round of ${slug}, with a dealer and past results`, async ({
    page,
    site: { origin },
  }) => {
    await sitDown(page, origin, slug);
    await expect(gameOn(page).getByText(/^(?:Dealer|Caller): \p{L}+$/u)).toBeVisible();
    await expect(gameOn(page).getByRole('listitem').first()).toHaveText(fell);
    // A round takes 32 s and accepts bets for the first 18 s.
    await expect(gameOn(page).getByText(/^1\d s$/)).toBeVisible({ timeout: 40_000 });
    await button(page, spot).click();
    await button(page, /^Place bets/).press('Enter');
    await expect(gameOn(page).getByRole('status')).toContainText('are on the table');
    await expectAccessible(page);
    await expectFrameAccessible(page);
    await button(page, 'Paytable & rules').click();
    const help = gameOn(page).getByRole('dialog', { name: 'Paytable & rules' });
    await expect(help).toContainText('Everyone at the table plays the same round.');
    await expect(help).toContainText('HMAC-SHA256');
  });

/** Each card game except that of tests/e2e/tables.spec.ts: its actions, in the order in which they are tried. */
const CARD_GAMES = [
  ['double-curtain-blackjack', /^(?:No insurance|Stand)$/],
  ['stage-door-poker', /^Draw$/],
  ['hi-lo-mezzanine', /^(?:Higher|Lower|Collect)/],
  ['three-card-encore', /^(?:Play for|Fold)/],
  ['stagehand-holdem', /^Call for/],
  ['pontoon-parade', /^(?:Stick|Twist)$/],
] as const;

for (const [slug, move] of CARD_GAMES)
  test(`SPT-3 plays ${slug} to its end and restores the open hand after a reload`, async ({
    page,
    site: { origin },
  }) => {
    await sitDown(page, origin, slug);
    await expectHandToSurvive(page, move);
  });

/** Expects controls wholly in view and uncovered, without scrolling, on a phone upright and on its side. */
async function expectInReach(page: Page, controls: Locator[]) {
  const onItsSide = { width: PHONE.height, height: PHONE.width };
  const frame = page.locator('.guest-frame iframe');
  for (const size of [PHONE, onItsSide]) {
    await page.setViewportSize(size);
    const all = [page.getByRole('button', { name: 'Leave' }), ...controls];
    for (const control of all) await expect(control).toBeInViewport({ ratio: 1 });
    for (const control of all) await control.hover({ trial: true });
    for (const root of [page.locator('html'), gameOn(page).locator('html')])
      expect(await root.evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
    const { y = 0, height = 0 } = (await frame.boundingBox()) ?? {};
    expect(y + height).toBe(size.height);
  }
}
const groupOf = (page: Page, name: string) => gameOn(page).getByRole('group', { name });

test('SPT-3 keeps a slot’s controls in view on a phone upright and on its side', async ({
  page,
  site: { origin },
}) => {
  await sitDown(page, origin, 'neon-alley');
  await expectInReach(page, [
    button(page, /^Spin for/),
    groupOf(page, 'Stake'),
    gameOn(page).locator('.reels'),
  ]);
});

test('SPT-3 keeps blackjack’s moves in view on a phone upright and on its side', async ({
  page,
  site: { origin },
}) => {
  await sitDown(page, origin, 'double-curtain-blackjack');
  const stake = groupOf(page, 'Stake');
  await expectInReach(page, [button(page, /^Deal for/), stake]);
  await dealUntilOpen(page);
  await expect(button(page, /^(?:Hit|Insurance)/)).toBeVisible();
  const moves = await gameOn(page).locator('.table-actions button').all();
  const hands = await gameOn(page).locator('.blackjack section').all();
  await expectInReach(page, [...moves, ...hands, stake]);
});

test('SPT-3 keeps video poker’s cards in view on a phone upright and on its side', async ({
  page,
  site: { origin },
}) => {
  await sitDown(page, origin, 'stage-door-poker');
  const stake = groupOf(page, 'Stake');
  await expectInReach(page, [button(page, /^Deal for/), stake]);
  await dealUntilOpen(page);
  const cards = button(page, /^\S+ of \S+ Hold$/);
  await expect(cards).toHaveCount(5);
  await expectInReach(page, [button(page, 'Draw'), ...(await cards.all()), stake]);
  // A small phone, where the cards have little room beside the controls.
  await page.setViewportSize({ width: 568, height: 320 });
  for (const card of await cards.all()) await expect(card).toBeInViewport({ ratio: 1 });
});

test('SPT-3 keeps baccarat’s spots in view on a phone upright and on its side', async ({
  page,
  site: { origin },
}) => {
  await sitDown(page, origin, 'balcony-baccarat');
  const spots = [/^Player, 1 to 1/, /^Banker, 0\.95 to 1/, /^Tie, 8 to 1/];
  await expectInReach(page, [
    ...spots.map((spot) => button(page, spot)),
    button(page, /^Deal/),
    button(page, 'Clear'),
    button(page, 'Repeat'),
    groupOf(page, 'Chip'),
  ]);
});

for (const [slug, play] of [
  ['rotunda-roulette', /^Spin/],
  ['grand-foyer-roulette', /^Place bets/],
] as const)
  test(`SPT-3 keeps the controls of ${slug} in view on a phone upright and on its side`, async ({
    page,
    site: { origin },
  }) => {
    await sitDown(page, origin, slug);
    const table = slug === 'grand-foyer-roulette' ? [gameOn(page).locator('.scene-left')] : [];
    const spots = gameOn(page).getByRole('toolbar').getByRole('button');
    await expect(spots).toHaveCount(37 + 12);
    await expectInReach(page, [
      button(page, play),
      button(page, 'Clear'),
      button(page, 'Repeat'),
      groupOf(page, 'Chip'),
      gameOn(page).locator('.wheel'),
      ...table,
      ...(await spots.all()),
    ]);
  });
