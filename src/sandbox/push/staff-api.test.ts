import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  campaignOf,
  type PushOperator,
  startPushOperator,
} from '../../../tests/fixtures/push-operator.ts';
import { runSandbox } from '../../../tests/sandbox/run-sandbox.ts';
import { httpPlayers } from '../../push/http-recipients.ts';

let operator: PushOperator;
beforeAll(async () => {
  operator = await startPushOperator();
});
afterAll(() => operator.stop());

it('CFG-5 PWA-5 refuses the campaign API without the token, or when none is configured', async () => {
  const calls = [
    ['GET', 'campaigns'],
    ['POST', 'campaigns'],
    ['POST', 'previews'],
    ['GET', 'campaigns/x'],
    ['POST', 'campaigns/x/schedule'],
    ['POST', 'campaigns/x/cancel'],
    ['GET', 'campaigns/x/report'],
    ['POST', 'standings'],
    ['POST', 'received'],
  ] as const;
  for (const [method, path] of calls) {
    const editor = await operator.staff(method, path, undefined, 'test-token');
    expect([path, editor.status, editor.body.code]).toEqual([path, 403, 'right_missing']);
    for (const token of ['', 'wrong', 'x'.repeat(5000)]) {
      const { status, body } = await operator.staff(method, path, undefined, token);
      expect([path, status, body.code]).toEqual([path, 401, 'token_missing']);
    }
  }
  const closed = await runSandbox({ staff: [] });
  const anyone = { headers: { Authorization: 'Bearer ' } };
  expect((await fetch(`${closed.url}/operator/push/campaigns`, anyone)).status).toBe(401);
  await closed.stop();
});

it('PWA-5 REQ-10 refuses an invalid campaign with its path and changes nothing', async () => {
  const { staff } = operator;
  const refused = async (body: unknown) => {
    const answer = await staff('POST', 'campaigns', body);
    return [answer.status, answer.body.code, ...(answer.body.faults ?? [])];
  };
  expect(await refused('{"id":')).toEqual([400, 'json_invalid']);
  expect(await refused(campaignOf('x', { topic: 'account', to: 'all' }))).toEqual([
    422,
    'campaign_invalid',
    'topic: found "account"; expected promotions, sports, casino or promotion:<slug>',
    'to: unknown key',
  ]);
  const { es } = campaignOf('x').text;
  expect((await refused(campaignOf('x', { text: { es } })))[2]).toMatch(/^text\.en: missing/);
  const past = '2020-01-01T00:00:00Z';
  expect((await refused(campaignOf('x', { expiresAt: past })))[2]).toMatch(/^expiresAt: found/);
  expect((await refused(campaignOf('x', { path: 'https://evil.example/' })))[2]).toMatch(/^path/);
  expect(await refused('x'.repeat(1024 * 1024 + 1))).toEqual([413, 'body_too_large']);
  expect((await staff('GET', 'campaigns')).body).toEqual({ campaigns: [] });
  expect((await staff('POST', 'campaigns/x/schedule')).status).toBe(404);
  expect((await staff('PUT', 'campaigns')).headers.get('allow')).toBe('POST, GET');
});

it('PWA-5 counts a preview like the real campaign, sends nothing and tells of no one player', async () => {
  const { player, staff, service } = operator;
  await player('nadia', {}, 2);
  await player('elio', { topics: ['sports'] });
  await player('ana');
  const preview = async (more = {}) =>
    (await staff('POST', 'previews', campaignOf('x', more))).body;
  const skippedBy = { 'topic-off': 1, 'not-allowed': 1 };
  expect(await preview()).toEqual({ total: 4, send: 2, later: 0, skippedBy });
  const sendAt = new Date(Date.now() + 3_600_000).toISOString();
  expect(await preview({ sendAt })).toEqual({ total: 4, send: 0, later: 2, skippedBy });
  const audience = { languages: ['es'] };
  expect(await preview({ audience })).toMatchObject({ total: 1, send: 0 });
  const named = { accounts: ['NADIA001', 'ANA00001'] };
  expect(await preview({ audience: named })).toEqual({ total: 3, send: 2 });
  expect((await staff('GET', 'campaigns')).body.campaigns).toEqual([]);
  expect(service.deliveries).toEqual([]);
});

it('PWA-5 gives a remote sending worker only the player data it needs', async () => {
  const recipients = httpPlayers(`${operator.url}/operator`, operator.token).recipients;
  const standings = await recipients.standings(['NADIA001', 'SAUL0001', 'NOBODY01']);
  expect([...standings]).toEqual([
    [
      'NADIA001',
      expect.objectContaining({ mayReceive: true, push: true, flags: ['new', 'depositor'] }),
    ],
    ['SAUL0001', expect.objectContaining({ mayReceive: false, push: true })],
  ]);
  const message = {
    campaign: 'far',
    title: 'From afar',
    body: 'Hello',
    path: '/',
    topic: 'casino',
  };
  const messages = ['NADIA001', 'NOBODY01'].map((account) => ({
    account,
    ...message,
    priority: 'normal' as const,
  }));
  const unread = (await recipients.received(messages)).get('NADIA001');
  expect([...(await recipients.received(messages))]).toEqual([['NADIA001', unread]]);
  await expect(
    httpPlayers(`${operator.url}/operator`, 'x').recipients.standings(['A']),
  ).rejects.toThrow('The operator responded to push/standings with 401');
});

it('PWA-5 reports a campaign with numbers, a chart and a table, and nothing executable', async () => {
  const { begin, settled, staff, url, token } = operator;
  await begin(campaignOf('report'));
  await settled('report');
  const address = `${url}/operator/push/campaigns/report/report`;
  const asked = await fetch(address);
  expect(asked.headers.get('www-authenticate')).toMatch(/^Basic /);
  const password = Buffer.from(`staff:${token}`).toString('base64');
  const page = await fetch(address, { headers: { Authorization: `Basic ${password}` } });
  const html = await page.text();
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html).toMatch(/<svg [^>]*role="img" aria-labelledby="chart-sent">/);
  expect(html).toMatch(/<dt>sent<\/dt><dd>2<\/dd>/);
  expect(html).toMatch(/<tr><th scope="row">[\d: -]+<\/th><td>2<\/td><td>0<\/td><td>2<\/td>/);
  expect(html).not.toMatch(/<script|style="|http-equiv/);
  const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(page.headers.get('content-security-policy')).toMatch(
    `default-src 'none'; style-src 'sha256-${hash}'`,
  );
  const write = await fetch(`${url}/operator/push/campaigns/report/cancel`, {
    method: 'POST',
    headers: { Authorization: `Basic ${password}` },
  });
  expect(write.status, 'a page of another site could send what a browser keeps').toBe(401);
  expect((await staff('GET', 'campaigns/report')).body.state).toBe('done');
});
