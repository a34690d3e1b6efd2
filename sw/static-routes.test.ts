import { expect, it } from 'vitest';
import { precachedRoutes, staticRoutes } from './static-routes.ts';

const patterns = (contentPath: string | undefined) =>
  staticRoutes(['/content', '/operator/'], contentPath).flatMap(({ condition }) =>
    'urlPattern' in condition ? [condition.urlPattern] : [],
  );

it('PWA-3 sends the server-owned addresses past the worker, not the prefix with kept content', () => {
  expect(patterns('/content')).toEqual(['/operator/*', '/.well-known/*']);
  expect(patterns('/content/v1')).toEqual(['/operator/*', '/.well-known/*']);
  expect(patterns(undefined)).toEqual(['/content/*', '/operator/*', '/.well-known/*']);
});

it('PWA-3 PF-7 names the cache for each file of the start, and for no other', () => {
  expect(precachedRoutes(['/assets/a.js', '/assets/b.woff2'], 'precache')).toEqual([
    {
      condition: { urlPattern: '/assets/a.js' },
      source: { cacheName: 'precache' },
    },
    {
      condition: { urlPattern: '/assets/b.woff2' },
      source: { cacheName: 'precache' },
    },
  ]);
});
