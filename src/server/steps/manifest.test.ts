import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { checkConfig } from '../../config/check-config.ts';
import defaultSite from '../../config/default-site.json' with { type: 'json' };
import type { SiteConfig } from '../../config/site-config.ts';
import type { Exchange } from '../exchange.ts';
import { manifestStep } from './manifest.ts';

async function descriptionOf(changes: Partial<SiteConfig>): Promise<string | undefined> {
  const checked = checkConfig(defaultSite);
  if (!checked.ok) throw new Error(checked.error.join('\n'));
  let body = '';
  const res = {
    writeHead: () => undefined,
    end: (bytes: Buffer) => {
      body = bytes.toString();
    },
  } as unknown as ServerResponse;
  const step = await manifestStep({ ...checked.value, ...changes });
  await step({
    req: { method: 'GET' },
    res,
    url: new URL('http://x/manifest.webmanifest'),
  } as Exchange);
  return JSON.parse(body).description;
}

test('PWA-4 mentions play money only where there is', async () => {
  expect(await descriptionOf({ playMoney: true })).toContain('play money');
  expect(await descriptionOf({})).toBe('Casino games and sports betting on any phone.');
});

test('PWA-4 CFG-3 describes what the site offers', async () => {
  const { games, sportsBetting, liveSportsBetting, ...routes } = defaultSite.routes;
  expect(await descriptionOf({ routes: { ...routes, games } })).toBe('Casino games on any phone.');
  expect(await descriptionOf({ routes: { ...routes, games }, playMoney: true })).toBe(
    'Casino games on any phone, with play money.',
  );
  expect(await descriptionOf({ routes: { ...routes, liveSportsBetting } })).toBe(
    'Sports betting on any phone.',
  );
  expect(await descriptionOf({ routes })).toBeUndefined();
});
