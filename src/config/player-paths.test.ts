import * as v from 'valibot';
import { expect, test } from 'vitest';
import defaults from './default-site.json' with { type: 'json' };
import { playerPaths } from './player-paths.ts';
import { siteConfigSchema } from './site-config.ts';

const { routes } = v.parse(siteConfigSchema, defaults);

test('RTE-3 CFG-3 without a player area there is no page of it', () => {
  const { playerArea, ...others } = routes;
  expect(playerArea).toBeDefined();
  expect(playerPaths({ routes: others })).toEqual({});
});

test('CFG-3 personal data and documents are where the configuration says, and only then', () => {
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
