import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { RenderOutcome } from '../../app/entry-server.tsx';
import { checkConfig } from '../../config/check-config.ts';
import defaultSite from '../../config/default-site.json' with { type: 'json' };
import type { Step } from '../exchange.ts';
import { signGrant } from '../preview/preview-grant.ts';
import { type PreviewOptions, previewStep } from './preview.ts';
import { previewLinkStep } from './preview-link.ts';

const client = { address: '203.0.113.9', scheme: 'http', host: 'site' } as const;

const checked = checkConfig(defaultSite);
if (!checked.ok) throw new Error(checked.error.join('\n'));
const config = checked.value;
const secret = 'a secret of the tests';
const shell = { html: '', headers: { 'Content-Security-Policy': "default-src 'none'" } };
const at = Date.parse('2026-12-24T18:00:00Z');
const token = signGrant({ at, until: Date.now() + 60_000 }, secret);
const outcome = { kind: 'page', status: 200, locale: 'en' } as RenderOutcome;
const render = vi.fn(async (_url: URL, _at: number): Promise<RenderOutcome> => outcome);
const readContent = vi.fn(async (_path: string) => Response.json({ data: [] }));
const options: PreviewOptions = {
  config,
  secret,
  shell,
  render,
  readContent,
  log: console.error,
  write: () => ({ html: 'a draft', headers: { 'Cache-Control': 'public', ...shell.headers } }),
};
const withPreviews = [previewLinkStep(secret, 'https://www.example.test'), previewStep(options)];
let steps: Step[] = withPreviews;
const server = createServer(async (req, res) => {
  const url = new URL(req.url ?? '/', 'http://site');
  for (const step of steps) if (await step({ req, res, client, url })) return;
  res.writeHead(404).end('passed on');
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, () => resolve())));
afterAll(() => void server.close());
const ask = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    redirect: 'manual',
    ...init,
  });
const cookie = `preview=${token}`;

test('HOM-1 turns a link into a preview-only cookie and a URL without the grant', async () => {
  const opened = await ask(`/preview/-/open?token=${token}&path=/es/promotions?category=live`);
  expect([opened.status, opened.headers.get('location')]).toEqual([
    303,
    '/preview/es/promotions?category=live',
  ]);
  expect(opened.headers.get('set-cookie')).toMatch(
    /^preview=[\w.-]+; Path=\/preview; Max-Age=\d\d; HttpOnly; SameSite=Lax$/,
  );
  expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
  const elsewhere = await ask(`/preview/-/open?token=${token}&path=//evil.test`);
  expect(elsewhere.headers.get('location')).toBe('/preview');
});

test('PWA-3 shows a page as of its moment, uncached', async () => {
  const page = await ask('/preview/promotions', { headers: { cookie: `a=b; ${cookie}` } });
  expect([page.status, await page.text()]).toEqual([200, 'a draft']);
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
  });
  expect(page.headers.has('etag')).toBe(false);
  expect(render).toHaveBeenLastCalledWith(
    expect.objectContaining({ pathname: '/preview/promotions' }),
    at,
  );
});

test.each([
  ['no cookie', {}],
  ['a wrong signature', { cookie: `preview=${token.replace(/..$/, 'xx')}` }],
  ['one that ran out', { cookie: `preview=${signGrant({ until: Date.now() - 1 }, secret)}` }],
])('SEC returns no page, content or reason with %s', async (_, headers) => {
  render.mockClear();
  readContent.mockClear();
  for (const path of ['/preview', '/preview/promotions', '/preview/-/api/promotions']) {
    const answer = await ask(path, { headers });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('The link is not valid, or it has expired.');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  }
  expect(render).not.toHaveBeenCalled();
  expect(readContent).not.toHaveBeenCalled();
});

test.each([undefined, ''])(
  'SEC has no page at preview paths without a secret: %j',
  async (none) => {
    render.mockClear();
    steps = [previewStep({ ...options, secret: none })];
    onTestFinished(() => {
      steps = withPreviews;
    });
    const unsigned = signGrant({ until: Date.now() + 60_000 }, '');
    const headers = { cookie: `preview=${unsigned}` };
    const paths = ['/preview', '/preview/es/games', `/preview/-/open?token=${unsigned}`];
    for (const path of [...paths, '/preview/-/api/promotions'])
      expect([path, (await ask(path, { headers })).status]).toEqual([path, 403]);
    expect(render).not.toHaveBeenCalled();
    expect(await (await ask('/games')).text()).toBe('passed on');
  },
);

test('CFG-2 refuses in the browser’s language, within its policy', async () => {
  const ask403 = (language: string) =>
    ask('/preview', { headers: { 'accept-language': language } });
  const spanish = await ask403('es-MX,en;q=0.5');
  const page = await spanish.text();
  expect(page).toContain('<html lang="es" dir="ltr">');
  expect(page).toContain('Esta vista previa no se puede abrir');
  const style = /<style>(.*?)<\/style>/.exec(page)?.[1] ?? '';
  expect(spanish.headers.get('content-security-policy')).toContain(
    `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
  expect(await (await ask403('ar')).text()).toContain('<html lang="ar" dir="rtl">');
  expect(await (await ask403('xx')).text()).toContain('<html lang="en" dir="ltr">');
});

test('SEC proxies only collections and entries of the content system', async () => {
  const headers = { cookie };
  const answer = await ask('/preview/-/api/promotions?locale=en&status=published', { headers });
  expect([answer.status, await answer.json()]).toEqual([200, { data: [] }]);
  expect(readContent).toHaveBeenLastCalledWith('/api/promotions?locale=en');
  readContent.mockClear();
  for (const path of ['api/upload/files/1', 'api/..%2fadmin', 'api/a%00', 'api/'])
    expect((await ask(`/preview/-/${path}`, { headers })).status, path).toBe(404);
  expect(readContent).not.toHaveBeenCalled();
});

test('HOM-1 leads to the published page on leaving', async () => {
  const headers = { cookie, referer: 'http://site/preview/es/promotions/x?a=b' };
  const left = await ask('/preview/-/leave', { headers });
  expect(left.headers.get('location')).toBe('/es/promotions/x');
  expect(left.headers.get('set-cookie')).toMatch(/^preview=; Path=\/preview; Max-Age=0;/);
  expect((await ask('/preview/-/leave')).headers.get('location')).toBe('/');
});

test('RTE-5 leaves look-alike paths to the site', async () => {
  expect(await (await ask('/previews')).text()).toBe('passed on');
});

test('CFG-5 gives the content system a link when it proves its secret', async () => {
  const want = (body: string, given = secret) =>
    ask('/hooks/preview-link', { method: 'POST', body, headers: { 'x-preview-secret': given } });
  const made = await want('{"path":"/promotions/x","hours":2}');
  expect(made.status).toBe(201);
  const { url } = (await made.json()) as { url: string };
  expect(url).toMatch(/^https:\/\/www\.example\.test\/preview\/-\/open\?token=/);
  expect((await ask(url.replace('https://www.example.test', ''))).status).toBe(303);
  expect((await want('{}', 'wrong')).status).toBe(401);
  for (const body of ['', '[]', '{"hours":"2"}', '{"path":"//x"}', '{"more":1}'])
    expect((await want(body)).status, body).toBe(422);
  expect(await (await want('{"hours":"2"}')).json()).toMatchObject({
    error: expect.stringMatching(/^hours: .*received "2"$/),
  });
  expect((await ask('/hooks/preview-link')).status).toBe(405);
});
