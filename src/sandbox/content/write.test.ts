import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RunningSandbox, runSandbox } from '../../../tests/sandbox/run-sandbox.ts';

interface Row {
  id: number;
  documentId: string;
  [field: string]: unknown;
}
interface Call {
  event: string | undefined;
  secret: string | undefined;
  body: { event: string; model: string; uid: string; createdAt: string; entry: Row };
}

let sandbox: RunningSandbox;
let calls: Call[];
let stopReceiver: () => void;

beforeEach(async () => {
  calls = [];
  const receiver = createServer((req, res) => {
    let text = '';
    req.on('data', (chunk) => {
      text += chunk;
    });
    req.on('end', () => {
      const { 'x-strapi-event': event, 'x-webhook-secret': secret } = req.headers;
      calls.push({ event: String(event), secret: String(secret), body: JSON.parse(text) });
      res.end();
    });
  });
  await new Promise<void>((ready) => receiver.listen(0, '127.0.0.1', ready));
  stopReceiver = () => receiver.close();
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  sandbox = await runSandbox({ webhooks: [{ url, headers: { 'X-Webhook-Secret': 's3cret' } }] });
});
afterEach(async () => {
  stopReceiver();
  await sandbox.stop();
});

const menus = '/content/api/desktop-menus';
const rows = async (path: string) => ((await sandbox.get(path)).body as { data: Row[] }).data;
const send = async (method: string, path: string, data?: object) => {
  const { status, body } = await sandbox.send(method, path, data && { data });
  return { status, row: (body as { data: Row }).data, body };
};
const events = async (count: number) => {
  await expect.poll(() => calls.length).toBe(count);
  // Receivers are called in no particular order.
  return calls.map(({ event }) => event).sort();
};

describe('QRY-1 the write API', () => {
  it('QRY-1 publishes an edited entry as a new row at the end', async () => {
    const [first] = await rows(menus);
    const { status, row } = await send('PUT', `${menus}/${first?.documentId}`, { label: 'Start' });
    expect(status).toBe(200);
    expect(row).toMatchObject({ label: 'Start', url: '/', order: 1 });
    const after = await rows(menus);
    expect(after.at(-1)).toMatchObject({ documentId: first?.documentId, label: 'Start' });
    expect(after.at(-1)?.id).toBeGreaterThan(first?.id ?? 0);
    expect(after.at(-1)?.createdAt).toBe(first?.createdAt);
    expect(await events(2)).toEqual(['entry.publish', 'entry.update']);
  });

  it('QRY-1 create, draft, translate and delete', async () => {
    const created = await send('POST', menus, { label: 'Bingo', url: '/bingo', order: 3 });
    expect(created.status).toBe(201);
    const at = `${menus}/${created.row.documentId}`;

    await send('PUT', `${at}?status=draft`, { label: 'Not yet' });
    expect((await sandbox.get(at)).body).toMatchObject({ data: { label: 'Bingo' } });
    expect((await sandbox.send('GET', `${at}?status=draft`)).body).toMatchObject({
      data: { label: 'Not yet', publishedAt: null },
    });

    // All languages share `order`, but not the label.
    await send('PUT', `${at}?locale=es`, { label: 'Bingo en español', url: '/bingo', order: 9 });
    expect((await sandbox.get(at)).body).toMatchObject({ data: { label: 'Bingo', order: 9 } });
    expect((await sandbox.get(`${at}?locale=es`)).body).toMatchObject({ data: { order: 9 } });

    expect((await send('DELETE', at)).status).toBe(204);
    expect((await sandbox.get(at)).status).toBe(404);
    expect((await sandbox.get(`${at}?locale=es`)).status).toBe(200);
    expect(await events(7)).toEqual([
      'entry.create',
      'entry.create',
      'entry.delete',
      'entry.delete',
      'entry.publish',
      'entry.publish',
      'entry.update',
    ]);
  });

  it('QRY-1 sends receivers the same webhooks as Strapi', async () => {
    const [route] = await rows('/content/api/routes?filters[name]=home');
    const link = { label: 'Hook', order: 99, route: { connect: [route?.documentId] } };
    const { row } = await send('POST', '/content/api/footer-help-links', link);
    await events(2);
    const published = calls.find(({ event }) => event === 'entry.publish');
    expect(published?.secret).toBe('s3cret');
    expect(published?.body).toEqual({
      event: 'entry.publish',
      createdAt: expect.stringMatching(/Z$/),
      model: 'footer-help-link',
      uid: 'api::footer-help-link.footer-help-link',
      entry: { ...row, route },
    });
    const draft = calls.find(({ event }) => event === 'entry.create')?.body.entry;
    expect(draft).toMatchObject({ publishedAt: null, openLinkInNewTab: false });
  });

  it('QRY-1 removes an unpublished entry from entries that link to it', async () => {
    const [route] = await rows('/content/api/routes?filters[name]=helpInfo');
    const action = `/content/content-manager/collection-types/api::route.route/${route?.documentId}`;
    expect((await send('POST', `${action}/actions/unpublish`)).status).toBe(200);
    const [link] = await rows('/content/api/footer-help-links?populate=route&sort=order');
    expect(link?.route).toBeNull();
    expect(await events(1)).toEqual(['entry.unpublish']);
  });

  it('QRY-1 changes a single type at the path where it is read', async () => {
    const company = '/content/api/company-info';
    await send('PUT', company, { phone: '+34 900 111 111' });
    expect((await sandbox.get(company)).body).toMatchObject({
      data: { name: 'Marquee', phone: '+34 900 111 111' },
    });
  });
});

describe('QRY-1 refusals of the write API', () => {
  it('QRY-1 refuses callers without the token', async () => {
    const init = { method: 'POST', body: '{}' };
    expect((await fetch(sandbox.url + menus, init)).status).toBe(403);
    const wrong = { Authorization: 'Bearer nope' };
    expect(await sandbox.get(menus, wrong)).toEqual({
      status: 401,
      body: {
        data: null,
        error: {
          status: 401,
          name: 'UnauthorizedError',
          message: 'Missing or invalid credentials',
          details: {},
        },
      },
    });
    expect((await sandbox.get(menus, { Authorization: 'Basic abc' })).status).toBe(200);
    expect((await fetch(sandbox.url + menus, { method: 'PATCH' })).status).toBe(405);
  });

  it('QRY-1 refuses invalid bodies with all errors and changes nothing', async () => {
    const { status, body } = await send('POST', menus, { order: 'first', url: 7 });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: {
        name: 'ValidationError',
        details: {
          errors: [
            { path: ['label'], message: 'label must be defined.' },
            { path: ['url'] },
            { path: ['order'] },
          ],
        },
      },
    });
    expect(await rows(menus)).toHaveLength(14);
    expect(calls).toEqual([]);
  });

  it.each([
    ['an unknown field', { label: 'a', url: '/', nope: 1 }],
    ['a system field', { label: 'a', url: '/', id: 1 }],
  ])('QRY-1 %s', async (_what, data) => {
    expect((await send('POST', menus, data)).status).toBe(400);
  });

  it.each([
    ['a key that reaches the prototype', '{"data":{"__proto__":{"a":1}}}', 400],
    ['no JSON', '{"data":', 400],
    ['a body over 64 KB', JSON.stringify({ data: { label: 'x'.repeat(70_000) } }), 413],
    ['no data', '{}', 400],
  ])('QRY-1 %s', async (_what, body, status) => {
    const headers = { Authorization: 'Bearer test-token' };
    const answer = await fetch(sandbox.url + menus, { method: 'POST', headers, body });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ data: null, error: { status } });
  });
});
