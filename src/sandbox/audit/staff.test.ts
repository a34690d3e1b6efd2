import { expect, it, onTestFinished } from 'vitest';
import { runSandbox } from '../../../tests/sandbox/run-sandbox.ts';
import { STAFF_RIGHTS, type StaffRight, staffMember } from '../../lib/staff.ts';

const NOW = new Date('2026-11-24T12:00:00Z');
/** One staff member per right; the token is the right's name. */
const staff = STAFF_RIGHTS.map((right) => staffMember(`Member for ${right}`, right, [right]));

async function start() {
  let now = NOW;
  const sandbox = await runSandbox({ staff, now: () => now });
  onTestFinished(() => sandbox.stop());
  async function ask(token: string, method: string, path: string, body?: object) {
    const response = await fetch(sandbox.url + path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token !== '' && { Authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, body: isJson ? JSON.parse(text) : text };
  }
  const told = async () =>
    (await ask('audit', 'GET', '/operator/audit')).body.lines.map(
      (line: Record<string, string>) =>
        `${line['name'] ?? line['by']} ${line['event']} ${line['details']}`,
    ) as string[];
  return { ask, told, pass: (ms: number) => (now = new Date(now.getTime() + ms)) };
}

const calls: [StaffRight, string, string, object?][] = [
  ['audit', 'GET', '/operator/audit'],
  ['campaigns', 'GET', '/operator/push/campaigns'],
  ['campaigns', 'POST', '/operator/push/campaigns/none/cancel'],
  ['campaigns', 'GET', '/operator/push/campaigns/none/report'],
  ['chat', 'GET', '/operator/chat/inbox'],
  ['chat', 'POST', '/operator/chat/inbox/none', { text: 'Hello' }],
  ['content', 'GET', '/operator/help/votes'],
  ['outbox', 'GET', '/operator/outbox'],
  ['recipients', 'POST', '/operator/push/standings', { accounts: [] }],
  ['reviews', 'GET', '/operator/reviews'],
  ['reviews', 'POST', '/operator/reviews/none/release'],
  ['reviews', 'POST', '/operator/reviews/none/close'],
  ['sessions', 'POST', '/operator/log-outs'],
  ['sessions', 'POST', '/operator/log-outs/none'],
  ['weather', 'PUT', '/operator/weather', {}],
];

it('CFG-5 requires exactly the one right that each staff call needs', async () => {
  const { ask } = await start();
  for (const [right, method, path, body] of calls) {
    const statuses = await Promise.all(
      STAFF_RIGHTS.map(async (token) => [token, (await ask(token, method, path, body)).status]),
    );
    const refused = statuses.filter(([, status]) => status === 403).map(([token]) => token);
    expect([path, refused]).toEqual([path, STAFF_RIGHTS.filter((other) => other !== right)]);
    expect([path, (await ask('nobody', method, path, body)).status]).toEqual([path, 401]);
  }
  expect((await ask('content', 'GET', '/operator/outbox')).body).toMatchObject({
    code: 'right_missing',
    title: 'Member for content has no right to outbox',
  });
});

it('CFG-5 requires the content right for writes, and it or the drafts right for drafts', async () => {
  const { ask } = await start();
  const [path, drafts] = ['/content/api/routes', '/content/api/routes?status=draft'];
  for (const token of ['', ...STAFF_RIGHTS]) {
    const written = (await ask(token, 'POST', path, { data: {} })).status;
    const read = (await ask(token, 'GET', drafts)).status;
    const published = (await ask(token, 'GET', path)).status;
    expect([token, written === 403, read, published]).toEqual([
      token,
      token !== 'content',
      ['content', 'drafts'].includes(token) ? 200 : 403,
      200,
    ]);
  }
  expect((await ask('nobody', 'GET', path)).status).toBe(401);
});

it('CFG-5 logs staff writes, reads of personal data and refusals by name', async () => {
  const { ask, told, pass } = await start();
  await ask('content', 'POST', '/content/api/routes?status=draft', { data: {} });
  await ask('content', 'GET', '/content/api/routes?status=draft');
  await ask('content', 'POST', '/content/api/routes?populate=*&locale=es', { data: {} });
  await ask('campaigns', 'POST', '/content/api/routes', { data: {} });
  await ask('campaigns', 'GET', '/content/api/routes?status=draft&locale=es');
  await ask('campaigns', 'POST', '/operator/push/campaigns/none/cancel');
  await ask('campaigns', 'GET', '/operator/push/campaigns');
  await ask('outbox', 'GET', '/operator/outbox');
  await ask('content', 'GET', '/operator/outbox');
  await ask('chat', 'POST', '/operator/chat/inbox/none', { text: 'Hello' });
  await ask('weather', 'PUT', '/operator/weather', {});
  await ask('campaigns', 'PUT', '/operator/weather', {});
  await ask('', 'GET', '/operator/outbox');
  for (let n = 0; n < 3; n++)
    await ask('recipients', 'POST', '/operator/push/standings', { accounts: [] });
  for (let n = 0; n < 40; n++) await ask('nobody', 'GET', '/operator/outbox');
  pass(60_000);

  expect(await told()).toEqual([
    'Member for content staff-write POST content/api/routes?status=draft',
    'Member for content staff-write POST content/api/routes?locale=es',
    'Member for campaigns staff-refused POST content/api/routes',
    'Member for campaigns staff-refused GET content/api/routes?status=draft&locale=es',
    'Member for campaigns staff-write POST /push/campaigns/none/cancel',
    'Member for outbox staff-read GET /outbox',
    'Member for content staff-refused GET /outbox',
    'Member for chat staff-write POST /chat/inbox/none',
    'Member for weather staff-write PUT /weather',
    'Member for campaigns staff-refused PUT /weather',
    'Member for recipients staff-write POST /push/standings',
    ...Array.from({ length: 30 }, () => 'visitor staff-refused GET /outbox'),
    'Member for audit staff-read GET /audit',
  ]);
  pass(3_600_000);
  await ask('recipients', 'POST', '/operator/push/standings', { accounts: [] });
  expect((await told()).slice(-2)).toEqual([
    'Member for recipients staff-write POST /push/standings',
    'Member for audit staff-read GET /audit',
  ]);
});

it('S13 CFG-5 limits wrong staff tokens per address for content and weather, too', async () => {
  const { ask } = await start();
  for (let n = 0; n < 30; n++) await ask('nobody', 'GET', '/operator/outbox');
  for (const path of ['/operator/outbox', '/operator/weather', '/content/api/routes'])
    expect([path, (await ask('nobody', 'GET', path)).status]).toEqual([path, 429]);
  expect((await ask('', 'GET', '/content/api/routes')).status).toBe(200);
});
