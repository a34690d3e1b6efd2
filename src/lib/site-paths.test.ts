import { expect, test } from 'vitest';
import { providerPath } from './site-paths.ts';

test('PWA-3 FTR-2 the URL of a provider never looks like a file, whatever its name ends in', () => {
  expect(providerPath('/providers', 'G.Games')).toBe('/providers/G%2EGames');
  expect(providerPath('/providers', 'Cup & Co./Sons')).toBe('/providers/Cup%20%26%20Co%2E%2FSons');
  expect(providerPath(undefined, 'G.Games')).toBeUndefined();
});
