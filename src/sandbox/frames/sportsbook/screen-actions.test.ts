import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EventView } from '../../book/book-api.ts';
import { Refusal } from '../game-calls.ts';
import type { Book } from './book.ts';
import { createBookState } from './book-state.ts';
import { openPath, showAsked, showPath } from './screen-actions.ts';
import { searchPath } from './screens.ts';
import { createWording } from './wording.ts';

const MATCH = '/football/lantern-cup/football-7';
beforeEach(() => {
  vi.stubGlobal('location', { search: '' });
  vi.stubGlobal('history', { replaceState: vi.fn() });
});
afterEach(() => vi.unstubAllGlobals());

/** Opens a path with a sportsbook whose server answers like this. */
function show(path: string, get: (asked: string) => Promise<object>) {
  const state = createBookState('/', false);
  const told: unknown[] = [];
  const site = { send: (message: unknown) => told.push(message) };
  const book = { state, client: { get }, site, wording: createWording('en') } as unknown as Book;
  showPath(book, path);
  return { book, state, before: [...told] };
}

async function open(path: string, isOpen = true) {
  const market = { code: 'result', kind: 'result', isOpen, selections: [{ code: '1', odds: 2.2 }] };
  const event = { id: 'football-7', path: MATCH, markets: [market] } as unknown as EventView;
  const { state, before } = show(path, async (asked) =>
    asked === '/tree' ? { sports: [] } : { step: 1, event },
  );
  await expect.poll(() => state.tree).toBeDefined();
  await new Promise((done) => setImmediate(done));
  return { state, before };
}

test('SPT-1 adds a choice in a path to the slip at current odds, and shortens the path', async () => {
  const { state, before } = await open(`${MATCH}/result/1`);
  expect(before).toEqual([{ channel: 'marquee-sportsbook', type: 'navigated', path: MATCH }]);
  expect(history.replaceState).toHaveBeenCalledWith(null, '', `/sportsbook${MATCH}`);
  expect(state).toMatchObject({ path: MATCH, isSlipOpen: true });
  const choice = { event: 'football-7', market: 'result', selection: '1' };
  expect(state.slip.legs).toEqual([{ ...choice, odds: 2.2 }]);
});

test('SPT-1 keeps suspended and unknown choices off the slip', async () => {
  for (const { state } of [
    await open(`${MATCH}/result/1`, false),
    await open(`${MATCH}/result/9`),
  ]) {
    expect(state.slip.legs).toEqual([]);
    expect(state.path).toBe(MATCH);
    expect(state.slip.notice).toBe('Betting is suspended on this selection.');
  }
});

test('SPT-1 CFG-2 finds no matches for a search in letters that no match has', async () => {
  const asked: string[] = [];
  const { state } = show(searchPath('الكأس'), async (path) => {
    asked.push(path);
    return path === '/tree' ? { sports: [] } : { step: 1, events: [{ id: 'football-7' }] };
  });
  await expect.poll(() => state.tree).toBeDefined();
  expect(state).toMatchObject({ reading: 'done', shown: [], news: '0 matches found' });
  expect(asked).toEqual(['/tree']);
});

test.each([
  ['a link', openPath, '/live'],
  ['a link to the screen below it', openPath, MATCH],
  ['the site or the history', showPath, '/live'],
])('SPT-1 closes the sheet of the slip for the screen of %s', (_, open, path) => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('document', { getElementById: () => null });
  const state = createBookState(MATCH, false);
  state.isSlipOpen = true;
  const site = { send: () => {} };
  const client = { get: () => new Promise(() => {}) };
  open({ state, client, site, wording: createWording('en') } as unknown as Book, path);
  expect(state).toMatchObject({ path, isSlipOpen: false });
});

test.each<[string, string | undefined, string, string[]]>([
  ['has loaded', undefined, '/tennis', []],
  ['is where the site expects it', MATCH, '/tennis', []],
  ['shows another one, which it tells the site', '/', MATCH, [MATCH]],
])('SPT-1 answers the site’s request for a page when it %s', (_, from, shown, said) => {
  const state = createBookState(MATCH, false);
  const client = { get: () => new Promise(() => {}) };
  const told: string[] = [];
  const site = { send: ({ path }: { path: string }) => told.push(path) };
  const book = { state, client, site, wording: createWording('en') } as unknown as Book;
  showAsked(book, { path: '/tennis', ...(from !== undefined && { from }) });
  expect(state.path).toBe(shown);
  expect(told).toEqual(said);
});

test('SPT-1 keeps a screen on view until the next has its data, or cannot have it', async () => {
  const pending = new Map<string, PromiseWithResolvers<object>>();
  const get = (asked: string) => {
    const answer = Promise.withResolvers<object>();
    pending.set(asked, answer);
    return answer.promise;
  };
  const { state, book } = show('/football', get);
  const match = (id: string) => ({ step: 1, events: [{ id, markets: [] }] });
  expect(state).toMatchObject({ view: '/football', reading: 'waiting' });
  pending.get('/events?sport=football')?.resolve(match('football-7'));
  await expect.poll(() => state).toMatchObject({ reading: 'done', shown: ['football-7'] });

  showPath(book, '/tennis');
  showPath(book, '/darts');
  const before = { view: '/football', reading: 'done', shown: ['football-7'] };
  expect(state).toMatchObject({ ...before, path: '/darts' });
  pending.get('/events?sport=tennis')?.resolve(match('tennis-1'));
  await new Promise((done) => setImmediate(done));
  expect(state).toMatchObject(before);
  pending.get('/events?sport=darts')?.resolve(match('darts-1'));
  const darts = { view: '/darts', reading: 'done', shown: ['darts-1'] };
  await expect.poll(() => state).toMatchObject(darts);

  showPath(book, '/tennis');
  pending.get('/events?sport=tennis')?.reject(new Refusal('busy'));
  const failed = { view: '/tennis', reading: 'failed', shown: [] };
  await expect.poll(() => state).toMatchObject(failed);
  showPath(book, '/football');
  expect(state).toMatchObject({ view: '/football', reading: 'waiting', shown: [] });
});

test('SPT-1 adds nothing to the slip for a path without a choice', async () => {
  const { state, before } = await open(MATCH);
  expect(state.slip.legs).toEqual([]);
  expect(before).toEqual([]);
});

test.each([
  ['/live', '/events?view=live'],
  ['/live/football', '/events?view=live&sport=football'],
  ['/football', '/events?sport=football'],
])('SPT-1 reads the matches of %s from %s', async (path, events) => {
  const asked: string[] = [];
  const { state } = show(path, async (part) => {
    asked.push(part);
    return part === '/tree' ? { sports: [] } : { step: 1, events: [] };
  });
  await expect.poll(() => state.tree).toBeDefined();
  expect(asked).toEqual([events, '/tree']);
});
