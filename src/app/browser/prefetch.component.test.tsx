import type { RouteObject } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { holdTimers } from '../../../tests/component/held-timers.ts';
import { createTestApp } from '../../../tests/component/test-app.tsx';
import type { DutiesOptions } from './duties-options.ts';
import { prefetchOnIntent, REST_MS } from './prefetch.ts';

const read = vi.fn();
const page = (path: string, handle?: object) => ({
  path,
  ...(handle && { handle }),
  lazy: async () => ({
    loader: ({ params, url }: { params: object; url: URL }) => read(url.pathname, params),
  }),
});
const routes = [page('/games/:slug'), page('/account', { forPlayers: true })] as RouteObject[];

function link(href: string) {
  const made = document.createElement('a');
  made.href = href;
  made.textContent = href;
  document.body.append(made);
  onTestFinished(() => made.remove());
  return made;
}

test('RTE-10 reads a page’s data for who rests on its link, not for who passes it', async () => {
  const rest = holdTimers(REST_MS);
  const [game, other, account, outside] = [
    link('/en/games/neon-alley'),
    link('/en/games/velvet-fox'),
    link('/en/account'),
    link('/games/neon-alley'),
  ];
  const app = createTestApp();
  const browser = { app } as DutiesOptions['browser'];
  prefetchOnIntent({ browser, routes, basename: '/en' });
  await userEvent.hover(game);
  await userEvent.hover(other);
  rest();
  await expect
    .poll(() => read.mock.calls)
    .toEqual([['/en/games/velvet-fox', { slug: 'velvet-fox' }]]);
  app.stores.network.online = false;
  game.focus();
  rest();
  app.stores.network.online = true;
  account.focus();
  rest();
  outside.focus();
  rest();
  game.focus();
  game.blur();
  rest();
  other.focus();
  rest();
  await expect.poll(() => read.mock.calls.length).toBe(2);
  expect(read.mock.lastCall?.[0]).toBe('/en/games/velvet-fox');
});
