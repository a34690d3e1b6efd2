import { expect, test } from 'vitest';
import { createTestApp, renderInApp } from '../../../../tests/component/test-app.tsx';
import defaultSite from '../../../config/default-site.json' with { type: 'json' };
import type { SiteConfig } from '../../../config/site-config.ts';
import type { Game } from '../../../operator/catalogue.ts';
import { WaysIn } from './ways-in.tsx';

const game = { slug: 'neon-alley', demo: true } as Game;
const waysWith = (changed: object, changedGame: Partial<Game> = {}) => {
  const routes = { ...defaultSite.routes, ...changed } as SiteConfig['routes'];
  const app = createTestApp({}, { routes });
  const html = renderInApp(
    app,
    <WaysIn game={{ ...game, ...changedGame }} playable waiting={false} />,
  );
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
};

test('CFG-3 HDR-8 offers no play for money on a site without log-in', () => {
  const demo = '/games/neon-alley/play?mode=demo';
  expect(waysWith({})).toEqual([expect.stringMatching(/^\/login\?/), demo]);
  expect(waysWith({ login: undefined })).toEqual([demo]);
});

test('SPT-3 offers a visitor no way into a game that has not launched', () => {
  expect(waysWith({}, { comingSoon: true })).toEqual([]);
});
