import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { startCasino } from '../../tests/sandbox/play/players-at-games.ts';
import { spotGames, tableRules } from './games/games-of-kinds.ts';
import { createSlotApp } from './games/slot/slot-app.ts';
import { createSpotApp } from './games/spots/spot-app.ts';
import { createTableApp } from './games/table/table-app.ts';
import type { Answer } from './http/answer.ts';
import type { FrameApp } from './http/frame-app.ts';
import type { SandboxRequest } from './http/request.ts';
import { createLiveApp } from './live/live-app.ts';
import { liveMoment } from './live/live-clock.ts';
import { defaultSettings } from './operator/settings.ts';

/** One game of each kind of API. */
const GAMES = {
  slot: 'moth-and-moon',
  'video-poker': 'stage-door-poker',
  roulette: 'rotunda-roulette',
  'live-roulette': 'grand-foyer-roulette',
};
/** At least one of these exists in each game with chips. */
const SPOTS = ['red', 'player', 'sun', 'big', 'seven', 'pass', '1', 'card-1'];
const REFUSED = expect.stringContaining('"code":"game_unavailable"');

async function post(app: FrameApp, path: string, body: object, token = '') {
  const request = {
    method: 'POST',
    path,
    query: '',
    headers: { 'content-type': 'application/json' },
    authorization: token && `Bearer ${token}`,
    readJson: async () => body,
  } as unknown as SandboxRequest;
  const answer = (await app.answer(request, {} as ServerResponse)) as Answer;
  return String(answer.body);
}

it('SPT-3 plays a session only at its own kind of game, by its ticket and by its token', async () => {
  const casino = await startCasino();
  const { database, operator } = casino;
  const options = { database, settings: defaultSettings, now: operator.now };
  const key = randomUUID();
  const { round } = liveMoment(operator.now().getTime());
  /** Every game, with calls of a player whose token it accepts. */
  const doors: { app: FrameApp; calls: Record<string, object> }[] = [
    { app: createSlotApp(options), calls: { '/rounds': { key, stake: 20 } } },
    ...tableRules.map((rules) => ({
      app: createTableApp(rules, options),
      calls: { '/rounds': { key, bet: { stake: 100 } }, '/moves': { key, move: 'stand' } },
    })),
    ...spotGames.flatMap((game) => {
      const chips = { [SPOTS.find((spot) => game.isSpot(spot)) ?? '']: 20 };
      return [
        { app: createSpotApp(game, options), calls: { '/rounds': { key, chips } } },
        {
          app: createLiveApp(game, options),
          calls: { '/bets': { key, round, chips }, '/standings': {} },
        },
      ];
    }),
  ];
  const nico = await casino.seat('nico');
  const before = (await nico.call('readBalance')).body;
  for (const [kind, game] of Object.entries(GAMES)) {
    const { id, launch } = (await nico.start({ game })).body;
    const opening = { ticket: launch?.ticket ?? '' };
    const own = doors.find(({ app }) => app.name === kind)?.app as FrameApp;
    const others = doors.filter(({ app }) => app !== own);
    for (const { app } of others) {
      expect(await post(app, '/openings', opening), `${game} at ${app.name}`).toEqual(REFUSED);
    }
    const token = /"token":"([^"]+)"/.exec(await post(own, '/openings', opening))?.[1];
    for (const { app, calls } of others) {
      for (const [path, body] of Object.entries(calls)) {
        expect(await post(app, path, body, token), `${game} at ${app.name}${path}`).toEqual(
          REFUSED,
        );
      }
    }
    await nico.call('endSlotSession', { params: { slotSessionId: id } });
  }
  expect((await nico.call('readBalance')).body).toEqual(before);
  await casino.stop();
});
