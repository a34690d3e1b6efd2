import { v4 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import type { ApiRequest } from '../../../../http/api.ts';
import { createOpenWrites } from '../../../state/open-writes/open-writes.ts';
import { createMemoryStore } from '../../../state/persist/fallback.ts';
import { createAbsentPlayer } from '../../../state/session.ts';
import { createStores } from '../../../state/stores.ts';
import { changeLimit } from './change-limit.ts';

const wish = { kind: 'limit', limit: { kind: 'deposit', period: 'day' }, amount: 5000 } as const;

test('PGS-1 queues one player’s changes without delaying other players of the tab', async () => {
  const sent: string[] = [];
  const api = {
    send({ path }: ApiRequest) {
      sent.push(path);
      return new Promise<never>(() => undefined);
    },
  };
  const writes = createOpenWrites(createMemoryStore());
  const app = { stores: createStores(), player: { ...createAbsentPlayer(), api } };
  for (const accountCode of ['VERA0001', 'VERA0001', 'NADIA001'])
    void changeLimit(app, { key: uuid(), account: accountCode, at: 0, wish }, writes);
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[0]).toContain('VERA0001');
  expect(sent[1]).toContain('NADIA001');
});
