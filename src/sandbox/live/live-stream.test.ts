import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startCasino } from '../../../tests/sandbox/play/players-at-games.ts';
import { bingo } from '../games/bingo/bingo.ts';
import { roulette } from '../games/roulette/roulette.ts';
import type { SandboxRequest } from '../http/request.ts';
import { defaultSettings } from '../operator/settings.ts';
import type { LiveTableView } from './live-api.ts';
import { createLiveApp } from './live-app.ts';
import { liveMoment, ROUND_MS, resultAt } from './live-clock.ts';
import { createLiveTable } from './live-table.ts';

const GAME = 'grand-foyer-roulette';
let casino: Awaited<ReturnType<typeof startCasino>>;
const time = () => casino.operator.now().getTime();
beforeEach(async () => {
  casino = await startCasino();
  const { operator } = casino;
  // A second into a round.
  operator.pass((liveMoment(time()).round + 1) * ROUND_MS + 1000 - time());
});
afterEach(() => casino.stop());

/** Opens a stream of a table. */
async function watch(streaming: ReturnType<typeof createLiveApp>, game: string) {
  const told: string[] = [];
  const res = Object.assign(new EventEmitter(), {
    writableLength: 0,
    writeHead: () => res,
    end: () => res.emit('close'),
    write: (text: string) => told.push(text),
  });
  const request = { method: 'GET', path: '/table', query: `game=${game}` };
  const answer = await streaming.answer(
    request as unknown as SandboxRequest,
    res as unknown as ServerResponse,
  );
  const views = () =>
    told
      .filter((text) => text.startsWith('data'))
      .map((text) => JSON.parse(text.slice(6)) as LiveTableView);
  return { told, views, answer };
}

it('SPT-3 sends all players the same state at once, the number only with the result', async () => {
  vi.useFakeTimers({ now: time() });
  try {
    const streaming = createLiveApp(roulette, {
      database: casino.database,
      settings: defaultSettings,
      now: () => new Date(),
    });
    const nico = await watch(streaming, GAME);
    const nadia = await watch(streaming, GAME);
    expect(await watch(streaming, 'moth-and-moon')).toMatchObject({ answer: { status: 409 } });
    vi.advanceTimersByTime(ROUND_MS);
    const views = nico.views();
    expect(views.map(({ phase }) => phase)).toEqual(['betting', 'spinning', 'result', 'betting']);
    expect(views.map(({ drawn, seed }) => drawn !== undefined && seed !== undefined)).toEqual([
      false,
      false,
      true,
      false,
    ]);
    expect(views[3]?.past[0]).toEqual(views[2]?.drawn);
    expect(nadia.told).toEqual(nico.told);
    streaming.close();
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

it('SPT-3 SPT-5 calls no ball during betting after the clock was set back', async () => {
  vi.useFakeTimers({ now: time() + 10_000 });
  try {
    let setBack = 0;
    const now = () => new Date(Date.now() - setBack);
    const { database } = casino;
    const streaming = createLiveApp(bingo, { database, settings: defaultSettings, now });
    const { views } = await watch(streaming, 'mic-drop-bingo');
    setBack = 5000;
    const { round, endsAt } = liveMoment(now().getTime());
    vi.advanceTimersByTime(endsAt - now().getTime() - 1);
    expect(views().map(({ phase }) => phase)).toEqual(['betting']);
    vi.advanceTimersByTime(1);
    expect(views()[1]).toMatchObject({ round, phase: 'spinning', time: endsAt });
    expect(views()[1]?.drawn).toBeDefined();
    streaming.close();
  } finally {
    vi.useRealTimers();
  }
});

it('SPT-3 SPT-5 shows a called draw after betting has closed, and the seed with the result', () => {
  const table = createLiveTable(casino.database, bingo, 'mic-drop-bingo');
  const { round, endsAt } = liveMoment(time());
  const shown = [endsAt - 1, endsAt, resultAt(round) - 1, resultAt(round)].map((moment) => {
    const { drawn, seed } = table.view(moment);
    return [drawn !== undefined, seed !== undefined];
  });
  expect(shown).toEqual([
    [false, false],
    [true, false],
    [true, false],
    [true, true],
  ]);
  expect(table.view(endsAt).drawn).toEqual(table.outcomeOf(round).drawn);
});
