import { expect, it } from 'vitest';
import { ask, type Line, start } from '../../../tests/sandbox/audit/audit-lines.ts';
import { STAFF_TOKEN } from '../../../tests/sandbox/run-sandbox.ts';

it('AUT-1 exports the audit log by page and time, as JSON and CSV, only to staff', async () => {
  const { url, as, pass, now } = await start();
  const begun = now();
  for (const name of ['vera', 'nadia', 'elio']) {
    await as(name);
    pass(60_000);
  }
  const first = await ask(url, 'limit=2');
  const page = (await first.json()) as { lines: Line[]; next?: string };
  expect([page.lines.map(({ account }) => account), page.next]).toEqual([
    ['VERA0001', 'NADIA001'],
    '2',
  ]);
  const next = /^<(.*)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  const last = await fetch(new URL(next, first.url), {
    headers: { Authorization: `Bearer ${STAFF_TOKEN}` },
  });
  expect(await last.json()).toEqual({
    lines: [
      expect.objectContaining({ id: 3, account: 'ELIO0001' }),
      expect.objectContaining({ id: 4, by: 'staff', name: 'trial staff', details: 'GET /audit' }),
    ],
  });
  expect(last.headers.get('link')).toBeNull();

  const minute = (n: number) => new Date(begun.getTime() + n * 60_000).toISOString();
  const csv = await ask(url, `format=csv&from=${minute(1)}&to=${minute(2)}`);
  expect(csv.headers.get('content-type')).toMatch(/^text\/csv/);
  expect(await csv.text()).toBe(
    `id,at,event,by,name,account,address,details\r\n"2","${minute(1)}","sign-in","player","","NADIA001","127.0.0.1","password"\r\n`,
  );

  for (const wrong of ['from=yesterday', 'limit=0', 'cursor=x', 'format=xml', 'to=2026-13-40'])
    expect([wrong, (await ask(url, wrong)).status]).toEqual([wrong, 422]);
  const statusFor = async (Authorization: string) =>
    (await fetch(`${url}/operator/audit`, { headers: { Authorization } })).status;
  expect(await statusFor('')).toBe(401);
  expect(await statusFor('Bearer test-token'), 'the editor’s').toBe(403);
  expect(await statusFor(`Basic ${btoa(`ana:${STAFF_TOKEN}`)}`), 'a browser').toBe(200);
});
