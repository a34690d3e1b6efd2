import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import defaults from '../config/default-site.json' with { type: 'json' };
import { checkedSetup } from './checked-setup.ts';

function prepare(change: object) {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'checked-setup-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));
  const SITE_CONFIG = join(DATA_DIR, 'site.json');
  writeFileSync(SITE_CONFIG, JSON.stringify({ ...defaults, ...change }));
  return { DATA_DIR, SITE_CONFIG };
}

/** The subject of each line of the refusal; undefined without a refusal. */
async function namedBy(variables: Record<string, string>) {
  const setup = await checkedSetup(variables);
  return setup.ok ? undefined : setup.error.map((line) => line.trim().split(':')[0]);
}

test('CFG-1 CFG-5 reports faults of variables, configuration and operator at one start', async () => {
  const { SITE_CONFIG, DATA_DIR } = prepare({ languages: [], company: [] });
  writeFileSync(join(DATA_DIR, 'outbox-key'), '');
  const wrong = {
    PORT: 'none',
    TRUSTED_PROXIES: 'everybody',
    ALLOWED_HOSTS: '*',
    FRAMES_PORT: 'none',
    FRAMES_ORIGIN: 'games.example.com',
    SERVICE_WORKER: 'kil',
  };
  const operator = { ACCESS_TOKEN_SECONDS: '0', VISITOR_COUNTRY: 'Spain', PUSH_ROLE: 'all' };
  const { SERVICE_WORKER: _, ...beforeSecrets } = wrong;
  expect(await namedBy({ ...wrong, ...operator, DATA_DIR, SITE_CONFIG })).toEqual([
    ...Object.keys(beforeSecrets),
    expect.stringMatching(/outbox-key is empty/),
    'SERVICE_WORKER',
    `The configuration ${SITE_CONFIG} cannot be used`,
    'company',
    'languages',
    ...Object.keys(operator),
  ]);
});

test('CFG-1 CFG-5 reports what production lacks beside a wrong variable or configuration', async () => {
  const production = { MODE: 'production', PREVIEW_SECRET: 'short' };
  const withPort = await namedBy({ ...production, ...prepare({}), PORT: 'none' });
  for (const name of ['PORT', 'siteUrl', 'endpoints.operator', 'PREVIEW_SECRET'])
    expect(withPort).toContain(name);
  const withoutLanguages = await namedBy({ ...production, ...prepare({ languages: [] }) });
  for (const name of ['languages', 'CONTENT_WEBHOOK_SECRET', 'CONTENT_READ_TOKEN'])
    expect(withoutLanguages).toContain(name);
});

test('CFG-5 reports an unusable data folder once', async () => {
  const DATA_DIR = join(prepare({}).SITE_CONFIG, 'data');
  expect(await namedBy({ DATA_DIR })).toEqual(['DATA_DIR']);
});
