import * as v from 'valibot';
import { expect, test } from 'vitest';
import defaults from './default-site.json' with { type: 'json' };
import { playerPaths } from './player-paths.ts';
import { siteConfigSchema } from './site-config.ts';

const { routes } = v.parse(siteConfigSchema, defaults);

test('RTE-3 CFG-3 has no pages of the player area when it is not configured', () => {
  const { playerArea, ...others } = routes;
  expect(playerArea).toBeDefined();
  expect(playerPaths({ routes: others })).toEqual({});
});

test('CFG-3 puts personal data and documents where the configuration says', () => {
  const { userInformation, ...others } = routes;
  expect(userInformation).toBeDefined();
  const paths = playerPaths({ routes: { ...others, userDocumentation: '/papers' } });
  expect(paths).toMatchObject({
    home: '/account',
    security: '/account/security',
    documents: '/papers',
  });
  expect(paths).not.toHaveProperty('information');
});
