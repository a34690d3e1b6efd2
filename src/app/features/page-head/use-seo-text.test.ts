import { expect, test } from 'vitest';
import defaults from '../../../config/default-site.json' with { type: 'json' };
import type { PublicConfig } from '../../../config/public-config.ts';
import { seoPath } from './use-seo-text.ts';

const config = { routes: defaults.routes } as unknown as PublicConfig;

test.each([
  ['/games', '/games'],
  ['/games/velvet-fox', '/'],
  ['/account', '/'],
  ['/account/documents', '/'],
  ['/account/information', '/'],
])('RTE-8 S7 requests the SEO text of %s at %s', (page, path) => {
  expect(seoPath(config, page)).toBe(path);
});
