import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askSlowly } from '../../../tests/sandbox/ask-slowly.ts';
import { startBook } from '../../../tests/sandbox/book/running-book.ts';
import type { BetsAnswer, EventAnswer, EventChange, EventsAnswer, TreeAnswer } from './book-api.ts';
import { finalScore, findMatch } from './fixtures.ts';
import { STEP_MS, stepOf } from './prices.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');
const MINUTE_MS = 60_000;
let book: Awaited<ReturnType<typeof startBook>>;
beforeAll(async () => {
  book = await startBook({ at: NOON });
});
afterAll(() => book.stop());

const live = async () => (await book.ask<EventsAnswer>('/events?view=live')).body;

/** Returns the first message of a stream, and whether the server ended the stream. */
async function readStream(query: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${book.url}/sportsbook/api/odds?${query}`, { headers });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!/data: .*\n\n/.test(text)) {
    const { value, done } = (await reader?.read()) ?? { done: true };
    if (done) break;
    text += value;
  }
  return {
    type: response.headers.get('content-type'),
    id: Number(/id: (\d+)/.exec(text)?.[1]),
    changes: JSON.parse(/data: (.*)/.exec(text)?.[1] ?? '[]') as EventChange[],
    reader,
  };
}

it('SPT-1 accepts a ticket once, within a minute, for the life of the session', async () => {
  book.setClock(NOON);
  const vera = await book.as('vera');
  const ticket = await vera.newTicket();
  const exchange = (given: string) => book.ask('/tickets', { body: { ticket: given } });
  expect(await exchange(ticket)).toMatchObject({
    status: 201,
    body: { player: { currency: 'EUR' } },
  });
  expect(await exchange(ticket)).toMatchObject({ status: 401, body: { code: 'ticket_invalid' } });
  expect(await exchange(vera.token)).toMatchObject({ status: 401 });
  const late = await vera.newTicket();
  book.setClock(NOON + MINUTE_MS);
  expect(await exchange(late)).toMatchObject({ status: 401 });
  expect(await book.ask('/bets', { token: late })).toMatchObject({ status: 401 });
  expect(await book.ask('/bets', { token: vera.token })).toMatchObject({ status: 200 });
  await vera.client.call('signOutEverywhere', { token: vera.accessToken });
  expect(await book.ask('/bets', { token: vera.token })).toMatchObject({
    status: 401,
    body: { code: 'token_invalid' },
  });
});

it('S9 SPT-1 takes no bet whose body arrives after the session has ended', async () => {
  const vera = await book.as('vera');
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${vera.token}` };
  const body = JSON.stringify({ key: randomUUID(), offer: 90 });
  const cashOut = (meanwhile: () => Promise<unknown>) => {
    const url = `${book.url}/sportsbook/api/bets/none/cash-out`;
    return askSlowly(url, { method: 'POST', headers, body }, meanwhile);
  };
  expect((await cashOut(async () => undefined)).status).toBe(404);
  const ended = await cashOut(() =>
    vera.client.call('signOutEverywhere', { token: vera.accessToken }),
  );
  expect(ended).toMatchObject({ status: 401, body: { code: 'token_invalid' } });
});

it('SPT-1 ACT-2 names bets from elsewhere in the language of the page', async () => {
  const vera = await book.as('vera');
  const markets = async (query: string) => {
    const { body } = await book.ask<BetsAnswer>(`/bets${query}`, { token: vera.token });
    return new Set(body.bets.flatMap(({ legs }) => legs.map(({ market }) => market)));
  };
  expect(await markets('')).toContain('Winner');
  const spanish = await markets('?lang=es');
  expect(spanish).toContain('Ganador');
  expect(spanish).not.toContain('Winner');
});

it('AUT-3 SPT-1 ends both tokens when the session ends by inactivity', async () => {
  const quick = await startBook({ at: NOON, inactivitySeconds: 60 });
  const vera = await quick.as('vera');
  quick.setClock(NOON + 59_000);
  expect(await quick.ask('/bets', { token: vera.token })).toMatchObject({ status: 200 });
  quick.setClock(NOON + 60_000);
  expect(await quick.ask('/bets', { token: vera.token })).toMatchObject({
    status: 401,
    body: { code: 'token_invalid' },
  });
  // The session's own token ends with it, however long tokens live.
  expect(await vera.client.call('readProfile', { token: vera.accessToken })).toMatchObject({
    status: 401,
    body: { code: 'token_expired' },
  });
  await quick.stop();
});

it('SPT-1 resumes a cut stream with all changes since the old list', async () => {
  book.setClock(NOON);
  const old = await live();
  const ids = old.events.map(({ id }) => id).join(',');
  book.setClock(NOON + 10 * MINUTE_MS);
  const { type, id, changes, reader } = await readStream(`events=${ids}`, {
    'Last-Event-ID': String(old.step),
  });
  await reader?.cancel();
  expect(type).toBe('text/event-stream; charset=utf-8');
  expect(id).toBe(stepOf(NOON + 10 * MINUTE_MS));
  const still = (await live()).events.filter((each) => ids.includes(each.id));
  expect(still.length).toBeGreaterThan(0);
  for (const event of still) {
    const change = changes.find((each) => each.id === event.id);
    const [market] = event.markets;
    expect(change).toMatchObject({ phase: 'live', minute: event.minute, score: event.score });
    const moved = change?.markets.find(({ code }) => code === market?.code);
    if (moved) expect(moved.selections).toEqual(market?.selections);
    else expect(old.events.find((each) => each.id === event.id)?.markets[0]).toEqual(market);
  }
});

it('SPT-1 streams changes while open, and ends when the operator shuts down', async () => {
  book.setClock(NOON);
  const { step, events } = await live();
  const waiting = readStream(`events=${events.map(({ id }) => id).join(',')}&since=${step}`);
  book.setClock(NOON + MINUTE_MS + STEP_MS);
  const { changes, reader } = await waiting;
  expect(changes.length).toBeGreaterThan(0);
  await book.stop();
  expect((await reader?.read())?.done).toBe(true);
  book = await startBook({ at: NOON });
});

it('SPT-1 lists by sport, competition and fuzzy search; returns all markets of a match', async () => {
  book.setClock(NOON);
  const { sports } = (await book.ask<TreeAnswer>('/tree')).body;
  for (const { code, competitions } of sports) {
    for (const { slug, live: now, upcoming } of competitions) {
      const { body } = await book.ask<EventsAnswer>(`/events?sport=${code}&competition=${slug}`);
      expect(body.events).toHaveLength(now + upcoming);
    }
  }
  const { events } = (await book.ask<EventsAnswer>('/events?q=nortgate')).body;
  expect(events.length).toBeGreaterThan(0);
  expect(events.every(({ home, away }) => `${home} ${away}`.includes('Northgate'))).toBe(true);
  const [event] = events;
  const one = (await book.ask<EventAnswer>(`/events/${event?.id}`)).body.event;
  expect(one.path).toBe(event?.path);
  expect(one.markets).toHaveLength(7);
});

it('SPT-1 lists the matches that ended in the last 24 hours with their scores, newest first', async () => {
  book.setClock(NOON);
  const results = async (more = '') =>
    (await book.ask<EventsAnswer>(`/events?view=ended&limit=100${more}`)).body.events;
  const events = await results();
  // One kicks off every 30 minutes in football, every hour in the others.
  expect(events.length).toBeGreaterThan(90);
  expect(new Set(events.map(({ phase }) => phase))).toEqual(new Set(['ended']));
  const starts = events.map(({ startsAt }) => startsAt);
  expect(starts).toEqual(starts.toSorted().reverse());
  for (const { id, score } of events.slice(0, 5)) {
    const match = findMatch(id, NOON);
    expect(match && finalScore(match)).toEqual(score);
  }
  const last = findMatch(events[0]?.id ?? '', NOON);
  if (last === undefined) throw new Error('no match has ended');
  const isListed = async (at: number) => {
    book.setClock(at);
    return (await results(`&sport=${last.sport.code}`)).some(({ id }) => id === last.id);
  };
  const day = 24 * 60 * MINUTE_MS;
  const [before, after] = [last.endsAt - 1, last.endsAt + STEP_MS];
  expect(await isListed(before)).toBe(false);
  expect(await isListed(after)).toBe(true);
  expect(await isListed(before + day)).toBe(true);
  expect(await isListed(after + day)).toBe(false);
});

it.each([
  ['/events/football-1', 404],
  ['/events?view=results', 422],
  ['/events?sport=chess', 422],
  ['/events?limit=1000', 422],
  ['/events/x/y/z', 404],
  ['/bets', 401],
  [`/odds?events=${'football-1,'.repeat(61)}`, 422],
])('SPT-1 REQ-10 answers %s with %i and a problem document', async (path, status) => {
  const answer = await book.ask(path);
  expect(answer).toMatchObject({ status, body: { status } });
  expect(answer.body).toHaveProperty('code');
});
