import { expect, test, vi } from 'vitest';
import type { PublicConfig } from '../../../config/public-config.ts';
import type { ReceivedPush } from '../../pwa/received-push.ts';
import { createAbsentPlayer } from '../../state/session.ts';
import { createStores } from '../../state/stores.ts';
import { hearPush } from './hear-push.ts';

const push: ReceivedPush = {
  id: 'm1',
  title: 'Free spins',
  body: 'A <b>bold</b> offer & more',
  path: '/promotions/a',
  priority: 'normal',
  topic: 'promotions',
};

function page() {
  const stores = createStores();
  const [answer, go] = [vi.fn(), vi.fn()];
  const config = { languages: ['en', 'es'], defaultAppLanguage: 'en' } as unknown as PublicConfig;
  return { app: { stores, config, player: createAbsentPlayer() }, stores, answer, go };
}

test('PWA-5 B48 shows a push message in the visible page, as plain text', () => {
  const { app, stores, answer, go } = page();
  hearPush(app, { type: 'push-received', push }, answer, go);
  expect(stores.toasts.list).toMatchObject([
    {
      type: 'push',
      push: {
        title: 'Free spins',
        description: 'A &lt;b&gt;bold&lt;/b&gt; offer &amp; more',
        cta: '/promotions/a',
      },
    },
  ]);
  expect(go).not.toHaveBeenCalled();
});

test('PWA-5 NTF-4 opens a clicked message’s target, or the message if high priority', () => {
  const { app, stores, answer, go } = page();
  hearPush(app, { type: 'open', path: '/es/promotions/a?n=m1' }, answer, go);
  expect(go).toHaveBeenCalledExactlyOnceWith('/promotions/a?n=m1');
  expect(stores.overlay.open).toBe('none');

  const high: ReceivedPush = { ...push, priority: 'high' };
  hearPush(app, { type: 'open', path: push.path, push: high }, answer, go);
  expect(go).toHaveBeenCalledOnce();
  expect(stores.overlay.open).toBe('push');
  expect(stores.overlay.push).toMatchObject({ title: 'Free spins', priority: 'high' });
  expect(answer.mock.calls).toEqual([[{ type: 'opened' }], [{ type: 'opened' }]]);
});

test('PWA-5 NTF-5 leaves a flood of messages to the bell', () => {
  const { app, stores, answer, go } = page();
  for (let n = 0; n < 500; n++)
    hearPush(app, { type: 'push-received', push: { ...push, title: `News ${n}` } }, answer, go);
  expect(stores.toasts.list).toHaveLength(8);
});
