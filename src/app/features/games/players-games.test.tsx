import { expect, test } from 'vitest';
import { createTestApp, renderInApp } from '../../../../tests/component/test-app.tsx';
import type { Game } from '../../../operator/catalogue.ts';
import { playersGamesQuery } from '../../../operator/players-games.ts';
import type { Profile } from '../../../operator/profile.ts';
import { loadArea } from '../../i18n/locales.ts';
import { messages } from '../../i18n/messages/en.ts';
import { createText, TextProvider } from '../../i18n/text.ts';
import { putAnswer } from '../../state/answers.ts';
import { PlayersGames } from './players-games.tsx';

const game = { title: 'Game', image: { src: '' } } as Game;
const query = playersGamesQuery('VERA0001');

/** An app with a player. */
function playersApp() {
  const app = createTestApp();
  const { session, playerAnswers } = app.stores;
  const accountCode = 'VERA0001';
  Object.assign(session, { signedIn: true, accountCode, profile: { accountCode } as Profile });
  return { app, playerAnswers };
}

async function render(app: ReturnType<typeof createTestApp>, games: readonly Game[]) {
  const text = createText('en', { ...messages, ...(await loadArea('en', 'games')) });
  return renderInApp(
    app,
    <TextProvider value={text}>
      <PlayersGames games={games} />
    </TextProvider>,
  );
}

test('SPT-3 marks a favourite that is not open yet', async () => {
  const { app, playerAnswers } = playersApp();
  const value = { favourites: ['soon', 'open'], recent: [] };
  putAnswer(playerAnswers, query.key, { value, at: 0, from: 'transfer' });
  const games = [
    { ...game, slug: 'soon', comingSoon: true },
    { ...game, slug: 'open' },
  ];
  const html = await render(app, games);
  const marks = [...html.matchAll(/<a href="([^"]*)"[^>]*>.*?<\/a>/g)].map(([card, href]) => [
    href,
    card.includes('Coming soon'),
  ]);
  expect(marks).toEqual([
    ['/games/soon', true],
    ['/games/open', false],
  ]);
});

test('SPT-3 FRM-4 fills the place of a player’s games with the most played if they fail to load', async () => {
  const { app, playerAnswers } = playersApp();
  const games = [{ ...game, slug: 'open' }];
  expect(await render(app, games)).not.toContain('/games/open');
  playerAnswers.failed[query.key] = 'status';
  const html = await render(app, games);
  expect(html).toContain('Most played');
  expect(html).toContain('/games/open');
  // It is unknown whether the player has saved any.
  expect(html).not.toContain('Tap the heart');
});
