import { expect, test } from 'vitest';
import type { Api, ApiRequest } from '../../../../http/api.ts';
import { failure, success } from '../../../../lib/result.ts';
import { readRounds } from './read-rounds.ts';

const round = (number: number) => ({ number, at: '2026-11-20T20:01:00.000Z', stake: 20, win: 0 });
/** An API that responds with these pages in turn, then with a failure. */
function apiOf(...pages: object[]) {
  const paths: string[] = [];
  const api = {
    async send({ path }: ApiRequest) {
      const page = pages[paths.push(path) - 1];
      return page ? success(page) : failure({ kind: 'network' });
    },
  } as Api;
  return { api, paths };
}

test('SPT-5 reads the rounds of a session page by page, and all of them or none', async () => {
  const first = { rounds: [round(1), round(2)], next: '2' };
  const { api, paths } = apiOf(first, { rounds: [round(3)] });
  expect(await readRounds(api, 'S7', 3)).toEqual([round(1), round(2), round(3)]);
  expect(paths).toEqual(['/sessions/S7/rounds', '/sessions/S7/rounds?cursor=2']);
  expect(await readRounds(apiOf(first).api, 'S7', 3)).toBeUndefined();
  expect(await readRounds(apiOf({ rounds: [], next: '0' }).api, 'S7', 3)).toEqual([]);
});
