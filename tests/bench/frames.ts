import type { Frame, Page } from 'playwright';
import { startSite } from '../fixtures/running-site.ts';
import { button, gameOn, sitDown } from '../fixtures/table-games.ts';
import { PHONE } from '../fixtures/viewports.ts';
import type { Benchmark } from './benchmark.ts';
import { newVisitor, openBrowser } from './browser.ts';
import { quantile } from './median.ts';
import { rounded, toTable } from './table.ts';

const ROUNDS = 5;
/** Longer than the animation of any result, in ms. */
const WATCH_MS = 2500;

/** Each game with the spot that takes a chip, where it has spots, and the action whose result is animated. */
interface Game {
  slug: string;
  what: string;
  spot?: RegExp;
  action: RegExp;
}
const GAMES: Game[] = [
  { slug: 'velvet-fox', what: 'a slot spins', action: /^Spin for/ },
  {
    slug: 'rotunda-roulette',
    what: 'the ball of roulette runs',
    spot: /^Red, 1 to 1: bet/,
    action: /^Spin /,
  },
  {
    slug: 'balcony-baccarat',
    what: 'baccarat is dealt',
    spot: /^Player, 1 to 1/,
    action: /^Deal /,
  },
  { slug: 'double-curtain-blackjack', what: 'blackjack is dealt', action: /^Deal for/ },
];

/** Times between frames of the game's document, in ms, from now on. */
const watchFrames = (frame: Frame): Promise<number[]> =>
  frame.evaluate(
    (forMs) =>
      new Promise<number[]>((resolve) => {
        const gaps: number[] = [];
        let last = performance.now();
        const until = last + forMs;
        const step = (now: number) => {
          gaps.push(now - last);
          last = now;
          if (now > until) resolve(gaps);
          else requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
    WATCH_MS,
  );

async function watchRound(page: Page, { spot, action }: Game, rate: number): Promise<number[]> {
  if (spot) await button(page, spot).click();
  const play = button(page, action);
  await play.and(gameOn(page).locator(':enabled')).waitFor();
  const frame = await (await page.locator('.guest-frame iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error(`${page.url()} has no game`);
  // The game's origin is another site, so it has a process of its own.
  const session = await page.context().newCDPSession(frame);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const watched = watchFrames(frame);
  await play.press('Enter');
  return watched;
}

/** Frames of a phone's screen while the result of a round is animated. */
export const frames: Benchmark = {
  name: 'frames',
  title: 'Frames of a game’s result',
  async run() {
    const site = await startSite();
    const browser = await openBrowser();
    const rows = GAMES.map(({ what }) => ({ what, 1: [] as number[], 4: [] as number[] }));
    for (let round = 0; round < ROUNDS; round++)
      for (const slowdown of [1, 4] as const)
        for (const [index, game] of GAMES.entries()) {
          const { context, page } = await newVisitor(browser, PHONE);
          await sitDown(page, site.origin, game.slug);
          await button(page, game.action).waitFor();
          rows[index]?.[slowdown].push(...(await watchRound(page, game, slowdown)));
          await context.close();
        }
    await browser.close();
    await site.stop();
    const perSecond = (gaps: number[]) =>
      rounded((1000 * gaps.length) / gaps.reduce((sum, gap) => sum + gap, 0));
    const table = toTable(
      ['', 'a second', 'longest gap ms', '4 times slower: a second', '99th percentile gap ms'],
      rows.map(({ what, 1: fast, 4: slow }) => [
        what,
        perSecond(fast),
        rounded(Math.max(...fast)),
        perSecond(slow),
        rounded(quantile(slow, 0.99)),
      ]),
    );
    return `${table}\n\n${ROUNDS} rounds of ${WATCH_MS / 1000} s in turns, counted by the game's own document from the press on. The screen shows 60 frames a second.`;
  },
};
