import { expect, test, vi } from 'vitest';
import type { HttpError } from '../../../http/http-error.ts';
import type { Answer } from '../../../http/query.ts';
import { failure, type Result, success } from '../../../lib/result.ts';
import { type PlayersGames, playersGamesQuery } from '../../../operator/players-games.ts';
import { putAnswer } from '../../state/answers.ts';
import { Queries } from '../../state/queries.ts';
import { createAbsentPlayer } from '../../state/session.ts';
import { createStores } from '../../state/stores.ts';
import { keepFavourite } from './keep-favourite.ts';
import { toggleFavourite } from './use-favourites.ts';

const query = playersGamesQuery('VERA0001');
const lost: HttpError = { kind: 'network', url: '/' };

/** @param outcome the operator's response to a change, once `answer` is called */
function playerWith(outcome: Result<unknown, HttpError>) {
  const stores = createStores();
  // The favourites may be there before the profile.
  Object.assign(stores.session, { signedIn: true, accountCode: 'VERA0001' });
  const { promise, resolve } = Promise.withResolvers<void>();
  const absent = createAbsentPlayer();
  const player = {
    ...absent,
    api: { send: () => promise.then(() => outcome) },
    queries: new Queries({
      answers: stores.playerAnswers,
      freshMs: 0,
      source: async <T>() => ({ answer: failure(lost) as Answer<T>, at: 0 }),
    }),
  };
  const value: PlayersGames = { favourites: ['velvet-fox'], recent: [] };
  putAnswer(stores.playerAnswers, query.key, { value, at: 0, from: 'network' });
  return { stores, player, answer: resolve, marked: () => player.queries.peek(query)?.favourites };
}

test('SPT-3 shows a favourite before the operator responds and keeps it', async () => {
  const { answer, marked, ...app } = playerWith(success(undefined));
  const done = toggleFavourite(app, 'copper-owl');
  expect(marked()).toEqual(['copper-owl', 'velvet-fox']);
  answer();
  expect(await done).toBeUndefined();
  expect(marked()).toEqual(['copper-owl', 'velvet-fox']);
});

test('SPT-3 R4 reverts a favourite with an unknown outcome and says so', async () => {
  const { answer, marked, ...app } = playerWith(failure(lost));
  answer();
  expect(await toggleFavourite(app, 'velvet-fox')).toBe('games.favourite.unknown');
  expect(marked()).toEqual(['velvet-fox']);
});

test.each([
  ['saved', ['copper-owl', 'velvet-fox'], undefined],
  ['not saved', ['velvet-fox'], 'games.favourite.failed'],
])(
  'SPT-3 R4 takes a favourite as %s after a lost response if the list says so',
  async (_, held, fault) => {
    const { stores, player, answer, marked } = playerWith(failure(lost));
    const queries = new Queries({
      answers: stores.playerAnswers,
      freshMs: 0,
      source: async <T>() => ({
        answer: success({ favourites: held, recent: [] }) as Answer<T>,
        at: 0,
      }),
    });
    answer();
    const app = { stores, player: { ...player, queries } };
    expect(await toggleFavourite(app, 'copper-owl')).toBe(fault);
    expect(marked()).toEqual(held);
  },
);

test('SPT-3 sends marking and unmarking to the operator in order', async () => {
  const { stores, player, marked } = playerWith(success(undefined));
  const waiting: { method?: string; answer: () => void }[] = [];
  const api = {
    send: ({ method }: { method?: string }) =>
      new Promise<Result<undefined, HttpError>>((resolve) =>
        waiting.push({ ...(method && { method }), answer: () => resolve(success(undefined)) }),
      ),
  } as unknown as typeof player.api;
  const app = { stores, player: { ...player, api } };
  const on = toggleFavourite(app, 'copper-owl');
  const off = toggleFavourite(app, 'copper-owl');
  expect(marked()).toEqual(['velvet-fox']);
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.answer();
  await on;
  expect(marked()).toEqual(['velvet-fox']);
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.answer();
  await off;
  expect(waiting.map(({ method }) => method)).toEqual(['PUT', 'DELETE']);
  expect(marked()).toEqual(['velvet-fox']);
});

test('SPT-3 leaves the heart unchanged when all requests fail', async () => {
  const { answer, marked, ...app } = playerWith(failure(lost));
  answer();
  await Promise.all([toggleFavourite(app, 'copper-owl'), toggleFavourite(app, 'copper-owl')]);
  expect(marked()).toEqual(['velvet-fox']);
});

test('SPT-3 does not block other games while a request hangs', async () => {
  const { stores, player } = playerWith(success(undefined));
  const sent: string[] = [];
  const api = {
    send: ({ path }: { path: string }) => {
      sent.push(path);
      return new Promise(() => undefined);
    },
  } as unknown as typeof player.api;
  const app = { stores, player: { ...player, api } };
  void toggleFavourite(app, 'neon-alley');
  void toggleFavourite(app, 'koi-ledger');
  await expect.poll(() => sent).toHaveLength(2);
});

test('SPT-3 waits for a hanging request only in the tab that sent it', async () => {
  const sent: string[] = [];
  for (let tabs = 0; tabs < 2; tabs++) {
    const { stores, player } = playerWith(success(undefined));
    const api = {
      send: ({ path }: { path: string }) => {
        sent.push(path);
        return new Promise(() => undefined);
      },
    } as unknown as typeof player.api;
    void toggleFavourite({ stores, player: { ...player, api } }, 'neon-alley');
  }
  await expect.poll(() => sent).toHaveLength(2);
});

test('SPT-3 keeps a mark when the refetch after another failure is older', async () => {
  const { stores, player, marked } = playerWith(success(undefined));
  const held = ['velvet-fox'];
  const later = () => new Promise((resolve) => setTimeout(resolve));
  const api = {
    async send({ path }: { path: string }) {
      if (path.endsWith('copper-owl')) return failure(lost);
      await later();
      held.unshift('brass-menagerie');
      return success(undefined);
    },
  } as unknown as typeof player.api;
  const queries = new Queries({
    answers: stores.playerAnswers,
    freshMs: 0,
    source: async <T>() => {
      const value = { favourites: [...held], recent: [] };
      await later();
      await later();
      return { answer: success(value) as Answer<T>, at: 0 };
    },
  });
  const app = { stores, player: { ...player, api, queries } };
  const outcomes = [toggleFavourite(app, 'copper-owl'), toggleFavourite(app, 'brass-menagerie')];
  expect(await Promise.all(outcomes)).toEqual(['games.favourite.failed', undefined]);
  expect(marked()).toEqual(['brass-menagerie', 'velvet-fox']);
});

test('SPT-3 still reads the list after a heart is pressed before it loads', async () => {
  const { stores, answer, player, marked } = playerWith(failure(lost));
  delete stores.playerAnswers.entries[query.key];
  let value: PlayersGames | undefined;
  const queries = new Queries({
    answers: stores.playerAnswers,
    freshMs: 30_000,
    source: async <T>() => ({
      answer: (value ? success(value) : failure(lost)) as Answer<T>,
      at: Date.now(),
    }),
  });
  answer();
  const app = { stores, player: { ...player, queries } };
  for (let presses = 0; presses < 2; presses++)
    expect(await toggleFavourite(app, 'copper-owl')).toBe('games.favourite.unknown');
  value = { favourites: ['velvet-fox'], recent: [] };
  await queries.want(query);
  await expect.poll(marked).toEqual(['velvet-fox']);
});

test('HDR-8 SPT-3 asks a visitor who marks a game to log in', async () => {
  const { answer, marked, ...app } = playerWith(success(undefined));
  app.stores.session.accountCode = undefined;
  const requestLogin = vi.fn();
  const session = { ...app.player.session, requestLogin };
  await toggleFavourite({ ...app, player: { ...app.player, session } }, 'copper-owl');
  expect(requestLogin).toHaveBeenCalledOnce();
  expect(marked()).toEqual(['velvet-fox']);
});

test('HDR-8 SPT-3 adds a favourite chosen before log-in and keeps existing ones', async () => {
  const { stores, player, answer, marked } = playerWith(success(undefined));
  const value: PlayersGames = { favourites: ['velvet-fox'], recent: [] };
  const sent: unknown[] = [];
  const api = {
    send: (request: { method?: string }) => {
      sent.push(request.method);
      return player.api.send();
    },
  } as unknown as typeof player.api;
  const queries = new Queries({
    answers: stores.playerAnswers,
    freshMs: 0,
    source: async <T>() => ({ answer: success(value) as Answer<T>, at: 0 }),
  });
  const app = { stores, player: { ...player, api, queries } };
  answer();
  expect(await keepFavourite(app, 'velvet-fox')).toBeUndefined();
  expect(sent).toEqual([]);
  expect(await keepFavourite(app, 'copper-owl')).toBeUndefined();
  expect(sent).toEqual(['PUT']);
  expect(marked()).toEqual(['copper-owl', 'velvet-fox']);
});
