import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createContractClient } from '../../../tests/sandbox/contract-client.ts';
import { type RunningSandbox, runSandbox } from '../../../tests/sandbox/run-sandbox.ts';
import { SEEDED_PASSWORD } from '../accounts/seeded-players.ts';

let sandbox: RunningSandbox;
let token: string;
beforeAll(async () => {
  sandbox = await runSandbox();
  const body = { username: 'vera', password: SEEDED_PASSWORD };
  token = (await createContractClient(sandbox.url).call('signIn', { body })).body.accessToken;
});
afterAll(() => sandbox.stop());

const OWN = '/accounts/VERA0001';
/** Changes preferences, with replaced parts of the request. undefined omits a header. */
async function ask(
  body: string,
  headers: Record<string, string | undefined> = {},
  path = `${OWN}/notification-preferences`,
  method = 'PUT',
) {
  const sent = {
    'Content-Type': 'application/json',
    'X-Request-ID': randomUUID(),
    Authorization: `Bearer ${token}`,
    ...headers,
  };
  const response = await fetch(`${sandbox.url}/operator${path}`, {
    method,
    headers: Object.entries(sent).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    ),
    ...(method !== 'GET' && { body }),
  });
  const text = await response.text();
  expect(response.headers.get('cache-control')).toBe('no-store');
  return {
    status: response.status,
    headers: response.headers,
    problem: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>),
  };
}
const good = { channels: { email: true, sms: false, push: false }, topics: ['casino'] };

describe('REQ-10 responds to invalid input with its code', () => {
  it.each([
    ['B1', '{"channels":', 400, 'json_invalid', undefined],
    ['B2', JSON.stringify({ topics: 'x'.repeat(70_000) }), 413, 'body_too_large', undefined],
    ['B3', `${'['.repeat(20)}${']'.repeat(20)}`, 400, 'json_too_deep', undefined],
    ['B4', '{"__proto__":{"status":"active"}}', 400, 'field_not_allowed', undefined],
    ['B6', JSON.stringify({ ...good, balance: 5 }), 400, 'field_not_allowed', 'balance'],
    ['B7', JSON.stringify({ ...good, topics: null }), 422, 'type_invalid', 'topics'],
    [
      'B7',
      JSON.stringify({ ...good, channels: { ...good.channels, sms: 'no' } }),
      422,
      'type_invalid',
      'channels.sms',
    ],
    ['B7', '7', 422, 'type_invalid', undefined],
    ['B23', JSON.stringify({ topics: [] }), 422, 'field_required', 'channels'],
  ])('REQ-10 B1 B2 B3 B4 B6 B7 B23 %s (case %#)', async (_, body, status, code, field) => {
    const answer = await ask(body);
    expect(answer).toMatchObject({ status, problem: { code } });
    expect(answer.problem.field).toBe(field);
  });

  it('REQ-10 B5 uses the last value of a repeated field, like any JSON parser', async () => {
    const [channels, topics] = [JSON.stringify(good.channels), JSON.stringify(good.topics)];
    const twice = await ask(`{"channels":7,"channels":${channels},"topics":${topics}}`);
    expect(twice.status).toBe(200);
    const wrong = await ask(`{"channels":${channels},"topics":${topics},"channels":7}`);
    expect(wrong).toMatchObject({ status: 422, problem: { code: 'type_invalid' } });
    const hidden = await ask(`{"channels":${channels},"topics":${topics},"role":1,"role":2}`);
    expect(hidden).toMatchObject({ status: 400, problem: { field: 'role' } });
  });

  it.each([
    { Range: 'bytes=9-2' },
    { Accept: 'application/x-nothing;q=NaN' },
    { 'Accept-Encoding': 'br;q=x,,;gzip;q=-1, __proto__' },
    { 'Accept-Language': `${'*'.repeat(300)};q=2,-` },
  ])('REQ-10 B38 ignores %o', async (headers) => {
    expect((await ask('', headers, '/accounts/me', 'GET')).status).toBe(200);
  });

  it('REQ-10 B11 refuses a form in place of JSON', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', undefined]) {
      const answer = await ask(JSON.stringify(good), { 'Content-Type': type ?? '' });
      expect(answer).toMatchObject({
        status: 415,
        problem: { code: 'content_type_not_supported' },
      });
    }
  });

  it('REQ-10 B12 lists the allowed methods for an unsupported one', async () => {
    const answer = await ask('', {}, `${OWN}/notification-preferences`, 'DELETE');
    expect(answer).toMatchObject({ status: 405, problem: { code: 'method_not_allowed' } });
    expect(answer.headers.get('allow')).toBe('GET, PUT, HEAD');
  });

  it('REQ-3 B13 B14 requires a request id on writes and quotes it in errors', async () => {
    const missing = await ask(JSON.stringify(good), { 'X-Request-ID': undefined });
    expect(missing).toMatchObject({ status: 400, problem: { code: 'request_id_missing' } });
    for (const id of ['nonsense', 'x'.repeat(10_000)]) {
      const invalid = await ask(JSON.stringify(good), { 'X-Request-ID': id });
      expect(invalid).toMatchObject({ status: 400, problem: { code: 'request_id_invalid' } });
      expect(JSON.stringify(invalid.problem)).not.toContain(id);
    }
    const id = randomUUID();
    expect((await ask('{', { 'X-Request-ID': id })).problem.requestId).toBe(id);
    const read = await ask('', { 'X-Request-ID': undefined }, '/accounts/me', 'GET');
    expect(read.status).toBe(200);
  });

  it.each(['Basic dmVyYTp2ZXJh', 'Bearer', 'Bearer a b', 'Bearer eyJhbGciOiJub25lIn0.e30.'])(
    'REQ-4 B18 B19 refuses %s as a token',
    async (authorization) => {
      const answer = await ask('', { Authorization: authorization }, '/accounts/me', 'GET');
      expect(answer).toMatchObject({ status: 401, problem: { code: 'token_invalid' } });
    },
  );

  it('REQ-10 B20 responds to another player’s account as to an unknown one', async () => {
    const of = async (code: string) => {
      const { status, problem } = await ask('', {}, `/accounts/${code}/notices`, 'GET');
      return { status, code: problem.code };
    };
    expect(await of('NADIA001')).toEqual({ status: 404, code: 'not_found' });
    expect(await of('NOBODY99')).toEqual(await of('NADIA001'));
  });

  it.each(['%2e%2e%2fx', 'VERA0001;', "VERA'--", 'vera0001', 'VERA%000', '%zz', 'V'.repeat(300)])(
    'REQ-10 B21 refuses %s as an account code',
    async (code) => {
      const answer = await ask('', {}, `/accounts/${code}/notices`, 'GET');
      expect(answer).toMatchObject({ status: 400, problem: { code: 'account_code_invalid' } });
    },
  );

  it('REQ-10 B35 responds with a problem document to unknown paths of any family', async () => {
    for (const path of ['/operator/accounts/VERA0001/secrets', '/terminal', '/payment-proxy/x']) {
      const response = await fetch(sandbox.url + path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toContain('application/problem+json');
    }
  });
});
