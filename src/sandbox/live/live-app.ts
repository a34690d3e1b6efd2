import * as v from 'valibot';
import type { LiveKind } from '../catalogue/game-kind.ts';
import type { SpotOpening } from '../games/spots/spot-api.ts';
import type { SpotAppOptions } from '../games/spots/spot-app.ts';
import { chipsOn, spotSheetOf } from '../games/spots/spot-calls.ts';
import { CHIPS, MOST_STAKE, type SpotGame } from '../games/spots/spot-game.ts';
import { readBody } from '../http/body.ts';
import type { FrameApp } from '../http/frame-app.ts';
import { asProblem, wrongMethod } from '../http/problem.ts';
import { answerCall, type Calls, keyField, openingBody, tokenOf } from '../play/game-calls.ts';
import { createGameDoor } from '../play/game-door.ts';
import { gameOfKind } from '../play/game-offer.ts';
import type { LiveBetRequest, LiveStanding } from './live-api.ts';
import { createLiveDoor } from './live-door.ts';
import { createLiveStreams } from './live-stream.ts';
import { createLiveTable } from './live-table.ts';

const noBody = v.strictObject({});

export type LiveOpening = SpotOpening & { slug: string; standing: LiveStanding };

/** Live tables of a game: all players at a table share one round, timed by the clock. */
export function createLiveApp(game: SpotGame, { database, settings, now }: SpotAppOptions) {
  const kind: LiveKind = `live-${game.kind}`;
  const door = createGameDoor(database, settings, kind);
  const tableOf = (slug: string) => createLiveTable(database, game, gameOfKind(kind, slug).slug);
  const bets = createLiveDoor(database, settings, { game, kind, tableOf });
  const betBody = v.strictObject({
    key: keyField,
    round: v.pipe(v.number(), v.safeInteger()),
    chips: chipsOn(game),
  }) satisfies v.GenericSchema<unknown, LiveBetRequest>;
  const streams = createLiveStreams(now);

  function open(ticket: string): LiveOpening {
    const { token, session, seedHash, minimumRoundMs } = door.openGame(ticket, now());
    const { slug } = session.game;
    const standing = bets.standing(token, now());
    return {
      token,
      slug,
      standing,
      balance: standing.balance,
      currency: session.currency,
      game: spotSheetOf(gameOfKind(kind, slug)),
      chips: [...CHIPS],
      mostStake: MOST_STAKE,
      minimumRoundMs,
      seedHash,
    };
  }

  const calls: Calls = {
    '/openings': async (request) => open((await readBody(request, openingBody)).ticket),
    '/bets': async (request) => {
      const token = tokenOf(request);
      const { key, ...bet } = await readBody(request, betBody);
      return bets.bet(token, { key: key.toLowerCase(), ...bet }, now());
    },
    '/standings': async (request) => {
      await readBody(request, noBody);
      return bets.standing(tokenOf(request), now());
    },
  };

  return {
    name: kind,
    page: 'spots',
    async answer(request, res) {
      if (request.path !== '/table') return asProblem(() => answerCall(calls, request));
      let hasBegun = false;
      const refused = await asProblem(async () => {
        if (request.method !== 'GET') throw wrongMethod(['GET']);
        streams.open(tableOf(new URLSearchParams(request.query).get('game') ?? ''), res);
        hasBegun = true;
        return { status: 200, headers: {}, body: '' };
      });
      return hasBegun ? 'streaming' : refused;
    },
    close: streams.close,
  } satisfies FrameApp & { close(): void };
}
