import { expect, it } from 'vitest';
import { checkConfig } from './check-config.ts';
import defaultSite from './default-site.json' with { type: 'json' };
import { endpointBases, toPublicConfig } from './public-config.ts';

const checked = checkConfig({
  ...defaultSite,
  siteUrl: 'https://www.foyer.example',
  content: { deadlineMs: 1234 },
  endpoints: {
    ...defaultSite.endpoints,
    content: '/content',
    operator: { url: 'https://api.foyer.example', internal: 'http://10.0.0.7:8080' },
  },
});
if (!checked.ok) throw new Error(checked.error.join('\n'));
const config = checked.value;

it('CFG-1 keeps the server’s own settings from the browser', () => {
  const seen = toPublicConfig(config);
  expect(seen).not.toHaveProperty('content');
  expect(JSON.stringify(seen)).not.toContain('10.0.0.7');
  expect(seen.endpoints).toMatchObject({
    content: '/content',
    operator: 'https://api.foyer.example',
  });
});

it('CFG-1 uses the internal address of a back end on the server', () => {
  expect(endpointBases(config, 'server')).toMatchObject({
    content: '/content',
    operator: 'http://10.0.0.7:8080',
  });
});

it('CFG-2 names each language in that language', () => {
  expect(toPublicConfig(config).languageNames).toMatchObject({ en: 'English', es: 'Español' });
});
