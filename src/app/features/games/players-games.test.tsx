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

test('SPT-3 marks a favourite that is not open yet', async () => {
  const text = createText('en', { ...messages, ...(await loadArea('en', 'games')) });
  const app = createTestApp();
  const { session, playerAnswers } = app.stores;
  Object.assign(session, { signedIn: true, profile: { accountCode: 'VERA0001' } as Profile });
  const value = { favourites: ['soon', 'open'], recent: [] };
  putAnswer(playerAnswers, playersGamesQuery('VERA0001').key, { value, at: 0, from: 'transfer' });
  const game = { title: 'Game', image: { src: '' } } as Game;
  const games = [
    { ...game, slug: 'soon', comingSoon: true },
    { ...game, slug: 'open' },
  ];
  const html = renderInApp(
    app,
    <TextProvider value={text}>
      <PlayersGames games={games} />
    </TextProvider>,
  );
  const marks = [...html.matchAll(/<a href="([^"]*)"[^>]*>.*?<\/a>/g)].map(([card, href]) => [
    href,
    card.includes('Coming soon'),
  ]);
  expect(marks).toEqual([
    ['/games/soon', true],
    ['/games/open', false],
  ]);
});
