import { expect, it } from 'vitest';
import { staticRoutes } from './static-routes.ts';

const patterns = (contentPath: string | undefined) =>
  staticRoutes(['/content', '/operator/', '/.well-known'], contentPath).flatMap(({ condition }) =>
    'urlPattern' in condition ? [condition.urlPattern] : [],
  );

it('PWA-3 sends paths of the server past the worker, but not a prefix with cached content', () => {
  expect(patterns('/content')).toEqual(['/operator/*', '/.well-known/*']);
  expect(patterns('/content/v1')).toEqual(['/operator/*', '/.well-known/*']);
  expect(patterns(undefined)).toEqual(['/content/*', '/operator/*', '/.well-known/*']);
});
