import { createHash } from 'node:crypto';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, inject, it } from 'vitest';
import { modulesOf, request } from './served-page.ts';

const DOCUMENT_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'origin-agent-cluster': '?1',
  'permissions-policy': expect.stringContaining('camera=()'),
  'reporting-endpoints': 'csp="/csp-report"',
};

/** The policy without the hashes of inline style sheets, which differ from page to page. */
function withoutSheets(policy: unknown): [rest: string, sheets: string[]] {
  const [, sheets = ''] = /; style-src ([^;]*)/.exec(String(policy)) ?? [];
  return [String(policy).replace(sheets, ''), sheets.split(' ')];
}

describe('headers', async () => {
  const origin = inject('origin');
  const home = await request(`${origin}/`);
  const [script = ''] = modulesOf(home.body.toString());

  it.each(['/', '/es', '/games', '/style-guide', '/app-shell', '/no-such-page'])(
    'S1 the document %s has all security headers',
    async (path) => {
      const { headers } = await request(origin + path);
      expect(headers).toMatchObject(DOCUMENT_HEADERS);
      const [policy] = withoutSheets(headers['content-security-policy']);
      expect(policy).toBe(withoutSheets(home.headers['content-security-policy'])[0]);
    },
  );

  it.each(['/', '/games', '/style-guide', '/app-shell'])(
    'S1 the document %s lists the hash of each of its style sheets, and no other',
    async (path) => {
      const { headers, body } = await request(origin + path);
      const [, sheets] = withoutSheets(headers['content-security-policy']);
      const inline = [...body.toString().matchAll(/<style>([\s\S]*?)<\/style>/g)].map(
        ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      );
      expect(sheets).toEqual(["'self'", ...inline]);
    },
  );

  it.each([
    script,
    '/sw.js',
    '/manifest.webmanifest',
    '/healthz',
    '/assets/none.js',
    '/content/api/x',
  ])('S16 %s has nosniff and can be loaded by this site only', async (path) => {
    const { headers } = await request(origin + path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
  });

  it('S2 csp_evaluator finds nothing in the first policy', () => {
    const [first = ''] = (home.headers['content-security-policy'] as string).split(
      /, (?=script-src)/,
    );
    const findings = new CspEvaluator(new CspParser(first).csp).evaluate();
    expect(findings.map(({ directive, description }) => `${directive}: ${description}`)).toEqual(
      [],
    );
  });
});
