import { expectAccessible, expectFrameAccessible } from '../../fixtures/axe.ts';
import {
  AT_TABLES,
  button,
  expectHandToSurvive,
  gameOn,
  sitDown,
} from '../../fixtures/table-games.ts';
import { expect, test } from '../../fixtures/test.ts';

// Every table game of the embedded operator, each on its own page of the site.
test.use(AT_TABLES);

/** Each game with chips on spots: a spot and the text of the result. */
const SPOT_GAMES = [
  ['lantern-sic-bo', /^Small \(4–10\) 1 to 1/, 'Roll', /Dice \d, \d, \d: total \d+\./],
  ['alley-craps', /^Pass line 1 to 1/, 'Roll', /Rolls: \d+/],
  ['rotunda-roulette', /^Red: bet/, 'Spin', /\d+ (?:red|black|green)\./],
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
