import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { GAMES, PLAY, say } from '../../../../tests/component/framed-game.ts';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { mountPlayer } from '../../../../tests/component/mount-player.tsx';

/** Answers the launch of a demo. */
const demoLaunch = ({ url }: Request) =>
  /launch(es)?$/.test(new URL(url).pathname)
    ? Response.json({ url: `${GAMES}/slot/neon-alley#demo`, messages: 'marquee' })
    : undefined;

test('SPT-5 names the game in the title, and replaces a left demo by the game’s page', async () => {
  const entries = history.length;
  const { router } = await mountApp(`${PLAY}?mode=demo`, {
    config: { frameOrigins: [GAMES] },
    answering: demoLaunch,
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Neon Alley');
  await expect.poll(() => document.title).toMatch(/^Neon Alley · /);
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/games/neon-alley');
  expect(history.length).toBe(entries);
});

test('SPT-5 RTE-10 adds no second entry of a game’s page when its demo is left', async () => {
  await mountApp('/games/neon-alley', {
    config: { frameOrigins: [GAMES] },
    answering: demoLaunch,
  });
  await page.getByRole('link', { name: 'Play for free' }).click();
  await expect.element(page.getByTitle(/Neon Alley/)).toBeInTheDocument();
  say('ready');
  const entries = history.length;
  const leave = page.getByRole('button', { name: 'Leave' }).element() as HTMLButtonElement;
  leave.click();
  leave.click();
  await expect.poll(() => location.pathname).toBe('/games/neon-alley');
  expect(history.state.idx).toBe(0);
  expect(history.length).toBe(entries);
});

test('F41 F40 offers another try when a demo fails, and adds nothing to the history', async () => {
  await mountApp(`${PLAY}?mode=demo`, {
    config: { frameOrigins: [GAMES] },
    answering: demoLaunch,
  });
  const game = page.getByTitle(/Neon Alley/);
  await expect.element(game).toBeInTheDocument();
  const entries = history.length;
  say('ready');
  say('fault');
  await expect.element(page.getByRole('heading', { name: 'The game didn’t start' })).toHaveFocus();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(game).toBeInTheDocument();
  expect(history.length).toBe(entries);
});

test('SPT-5 AUT-3 covers a player’s demo while the log-in is checked', async () => {
  const { app } = await mountPlayer(`${PLAY}?mode=demo`, {
    config: { frameOrigins: [GAMES] },
    answering: demoLaunch,
  });
  const game = page.getByTitle(/Neon Alley/);
  await expect.element(game).toBeInTheDocument();
  say('ready');
  app.stores.session.restoring = true;
  const cover = page.getByRole('group', { name: 'One moment' });
  await expect.element(cover.getByRole('heading')).toHaveFocus();
  app.stores.session.restoring = false;
  await expect.element(game).toHaveFocus();
});

for (const [language, words] of [
  ['en', /no real money/],
  ['es', /sin dinero real/],
  ['ar', /دون أموال حقيقية/],
] as const)
  test(`SPT-5 labels a demo on a phone in landscape, in ${language}`, async () => {
    await page.viewport(667, 375);
    const prefix = language === 'en' ? '' : `/${language}`;
    await mountApp(`${prefix}${PLAY}?mode=demo`, {
      config: { frameOrigins: [GAMES], languages: ['en', 'es', 'ar'] },
      answering: demoLaunch,
    });
    const said = page.getByText(words);
    await expect.element(said).toBeVisible();
    const line = said.element().getBoundingClientRect();
    const bar = document.querySelector('.play-bar')?.getBoundingClientRect();
    expect(line.width).toBeGreaterThan((bar?.width ?? 0) * 0.8);
    expect(line.bottom).toBeLessThanOrEqual(375);
  });
