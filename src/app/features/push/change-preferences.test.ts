import { expect, test } from 'vitest';
import { success } from '../../../lib/result.ts';
import type { NotificationPreferences } from '../../../operator/preferences.ts';
import { createStores } from '../../state/stores.ts';
import { allowPush, changePreferences, followPromotion } from './change-preferences.ts';

const now: NotificationPreferences = {
  channels: { email: true, sms: false, push: false },
  topics: ['casino'],
};

test('PWA-5 allows the channel and nothing else on consent', () => {
  const allowed = allowPush(now);
  expect(allowed).toEqual({ ...now, channels: { ...now.channels, push: true } });
  expect(allowPush(allowed)).toBe(allowed);
});

test('PGS-1 follows a promotion once and unfollows it on request', () => {
  const followed = followPromotion('autumn', true)(now);
  expect(followed.promotions).toEqual(['autumn']);
  expect(followPromotion('autumn', true)(followed)).toBe(followed);
  expect(followPromotion('autumn', false)(followed).promotions).toEqual([]);
  expect(followPromotion('autumn', false)(now)).toBe(now);
});

test('PGS-1 keeps both of two concurrent changes: the second builds on the first', async () => {
  let kept = now;
  const later = () => new Promise((resolve) => setTimeout(resolve));
  const app = {
    stores: createStores(),
    player: {
      api: {
        async send({ body }: { body?: unknown }) {
          await later();
          kept = body as NotificationPreferences;
          return success(kept);
        },
      },
      queries: {
        async refresh() {
          const read = kept;
          await later();
          return success(read);
        },
      },
    },
  } as unknown as Parameters<typeof changePreferences>[0];
  await Promise.all([
    changePreferences(app, 'VERA0001', followPromotion('autumn', true)),
    changePreferences(app, 'VERA0001', followPromotion('winter', true)),
    changePreferences(app, 'VERA0001', allowPush),
  ]);
  expect(kept).toEqual({
    channels: { ...now.channels, push: true },
    topics: now.topics,
    promotions: ['autumn', 'winter'],
  });
});

test('PGS-1 does not block the tab’s next player when a change hangs', async () => {
  const read: string[] = [];
  const queries = {
    refresh({ path }: { path: string }) {
      read.push(path);
      return new Promise(() => undefined);
    },
  };
  const app = { stores: createStores(), player: { queries } } as unknown as Parameters<
    typeof changePreferences
  >[0];
  for (const accountCode of ['VERA0001', 'NADIA001'])
    void changePreferences(app, accountCode, allowPush);
  await expect.poll(() => read).toHaveLength(2);
});
