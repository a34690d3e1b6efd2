import { fileURLToPath } from 'node:url';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import defaults from '../../src/config/default-site.json' with { type: 'json' };
import { LANGUAGES, PUBLIC_ROUTES } from '../fixtures/public-routes.ts';
import { type RunningSite, startSandbox, startSite } from '../fixtures/running-site.ts';
import { allOn } from '../fixtures/site-all-on.ts';
import { installScorer, scoreDocument } from '../observatory/observatory.ts';

// Production with a separate operator, as for visitors, because the trial's frames come from this machine, which lowers
// the grade.
const SITE_URL = 'https://www.foyer.example';
const API = 'https://api.foyer.example';
const BRAND_DIR = fileURLToPath(new URL('../fixtures/brand', import.meta.url));
const SHELL = '/app-shell';

const DEFAULT = {
  environment: {},
  changes: { chat: undefined, showStyleGuide: true },
  paths: [...LANGUAGES.flatMap(([, prefix]) => PUBLIC_ROUTES.map((path) => prefix + path)), SHELL],
};
const { home, promotions, login, stores, maintenance, registration, sportsBetting } = allOn.routes;
const EVERY_PARTY = {
  environment: { BRAND_DIR },
  changes: {
    ...allOn,
    chat: { ...allOn.chat, baseUrl: 'https://chat.foyer.example' },
    gtm: { ...allOn.gtm, scriptUrl: 'https://www.googletagmanager.com/gtm.js' },
    providers: {
      ...allOn.providers,
      inDigital: {
        ...allOn.providers.inDigital,
        scriptUrl: 'https://push.foyer.example/sdk.min.js',
        workerUrl: 'https://push.foyer.example/worker.min.js',
      },
    },
  },
  paths: [home, promotions, login, stores, maintenance, registration, sportsBetting, SHELL],
};

beforeAll(installScorer, 300_000);

describe.each([
  ['the default configuration', DEFAULT],
  ['every third party', EVERY_PARTY],
])('with %s', (_name, { changes, environment, paths }) => {
  let operator: RunningSite;
  let site: RunningSite;
  beforeAll(async () => {
    operator = await startSandbox(SITE_URL);
    const endpoints = Object.fromEntries(
      Object.entries(defaults.endpoints).map(([family, path]) => [
        family,
        { url: API + path, internal: operator.origin + path },
      ]),
    );
    site = await startSite(
      {
        ...changes,
        siteUrl: SITE_URL,
        endpoints: { ...endpoints, sportsbook: 'https://book.foyer.example' },
        content: { deadlineMs: 5000 },
      },
      {
        MODE: 'production',
        CONTENT_WEBHOOK_SECRET: 'a-secret-for-the-tests-of-http',
        ALLOWED_HOSTS: 'localhost,127.0.0.1',
        ...environment,
      },
    );
  });
  afterAll(async () => {
    await Promise.all([site?.stop(), operator?.stop()]);
  });

  test('S1 MDN Observatory gives every document A+ and at least 130 points', async () => {
    const scores = [];
    for (const path of paths) {
      const { grade, score, failed } = await scoreDocument(site.origin, new URL(path, SITE_URL));
      scores.push({ path, grade, failed, isEnough: score >= 130 });
    }
    expect(scores).toEqual(
      paths.map((path) => ({ path, grade: 'A+', failed: [], isEnough: true })),
    );
  });

  test('S2 csp_evaluator finds nothing in the policy of any document', async () => {
    for (const path of paths) {
      const { headers } = await fetch(site.origin + path, { redirect: 'manual' });
      const [first = ''] = headers.get('content-security-policy')?.split(/, (?=script-src)/) ?? [];
      expect(first, path).toContain('script-src');
      const findings = new CspEvaluator(new CspParser(first).csp).evaluate();
      expect([path, findings.map((one) => `${one.directive}: ${one.description}`)]).toEqual([
        path,
        [],
      ]);
    }
  });
});
