import { expect, it } from 'vitest';
import { CAMPAIGN } from '../../../tests/fixtures/push-engine.ts';
import type { OperatorApi } from './operator-api.ts';
import { preview } from './send.ts';

type Part = Awaited<ReturnType<OperatorApi['preview']>>;

it('PWA-5 adds up all parts of a dry run', async () => {
  const parts = new Map<string | undefined, Part>([
    [undefined, { total: 5000, send: 4000, later: 990, skippedBy: { 'topic-off': 10 }, next: 'a' }],
    ['a', { total: 5000, send: 5000, later: 0, skippedBy: {}, next: 'b' }],
    ['b', { total: 9, send: 1, later: 2, skippedBy: { 'topic-off': 1, 'push-off': 5 } }],
  ]);
  const written: string[] = [];
  const api = { preview: async (_: unknown, after?: string) => parts.get(after) as Part };
  expect(await preview(api, CAMPAIGN, { write: (text) => written.push(text) })).toBe(0);
  expect(written.at(-1)).toBe(
    'Of 10,009 devices 9,001 now, 992 later, 11 not (topic-off), 5 not (push-off).\n',
  );
});

it('PWA-5 ends a dry run whose parts do not go on', async () => {
  // A gateway that drops the query gets the first part each time.
  const first: Part = { total: 5000, send: 5000, later: 0, skippedBy: {}, next: 'a' };
  const run = preview({ preview: async () => ({ ...first }) }, CAMPAIGN, {
    write: () => undefined,
  });
  await expect(run).rejects.toThrow('the preview does not go on');
});
