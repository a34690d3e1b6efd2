import type { RouteObject } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { holdTimers } from '../../../tests/component/held-timers.ts';
import { createTestApp } from '../../../tests/component/test-app.tsx';
import type { DutiesOptions } from './duties-options.ts';
import { FOCUS_REST_MS, prefetchOnIntent, REST_MS } from './prefetch.ts';

const read = vi.fn();
const loader = ({ params, url }: { params: object; url: URL }) => read(url.pathname, params);
const lazy = vi.fn(async () => ({ loader }));
const routes = [
  { path: '/games/:slug', handle: {}, lazy },
  // The page of the first document.
  { path: '/promotions/:slug', handle: {}, lazy: undefined, loader },
  { path: '/account', handle: { forPlayers: true }, lazy },
] as RouteObject[];

const app = createTestApp();
const browser = { app } as DutiesOptions['browser'];
// The listeners of `prefetchOnIntent` stay on the document.
prefetchOnIntent({ browser, routes, basename: '/en' });
beforeEach(() => void read.mockClear());

function link(href: string) {
  const made = document.createElement('a');
  made.href = href;
  made.textContent = href;
  document.body.append(made);
  onTestFinished(() => made.remove());
  return made;
}

test('RTE-10 fetches a page’s data when the pointer rests on its link, not when it passes over', async () => {
  const rest = holdTimers(REST_MS);
  const [game, other] = [link('/en/games/neon-alley'), link('/en/games/velvet-fox')];
  await userEvent.hover(game);
  await userEvent.hover(other);
  rest();
  await expect
    .poll(() => read.mock.calls)
    .toEqual([['/en/games/velvet-fox', { slug: 'velvet-fox' }]]);
});

test('RTE-10 waits longer for focus, and fetches nothing offline, for players’ pages or other sites', async () => {
  const rest = holdTimers(FOCUS_REST_MS);
  const [game, promotion, account, outside] = [
    link('/en/games/neon-alley'),
    link('/en/promotions/encore'),
    link('/en/account'),
    link('/games/neon-alley'),
  ];
  app.stores.network.online = false;
  game.focus();
  rest();
  app.stores.network.online = true;
  for (const other of [account, outside]) {
    other.focus();
    rest();
  }
  game.focus();
  game.blur();
  rest();
  promotion.focus();
  rest();
  await expect.poll(() => read.mock.calls).toEqual([['/en/promotions/encore', { slug: 'encore' }]]);
});

test('PF-9 RTE-10 loads the page of a link under the pointer in a task of its own', async () => {
  lazy.mockClear();
  const game = link('/en/games/neon-alley');
  const calls: number[] = [];
  // Comes after the listener of `prefetchOnIntent`.
  const watch = ({ target }: Event) => target === game && calls.push(lazy.mock.calls.length);
  document.addEventListener('pointerover', watch);
  onTestFinished(() => document.removeEventListener('pointerover', watch));
  await userEvent.hover(game);
  await expect.poll(() => lazy.mock.calls.length).toBeGreaterThan(0);
  expect(calls[0]).toBe(0);
});
