import { expect, test } from 'vitest';
import { staffMember } from '../../lib/staff.ts';
import { type Answer, type ApiRequest, asProblem, json } from './exchange.ts';
import { answerStaff, createStaffDesk, type StaffRoute } from './staff-api.ts';

const routes: StaffRoute[] = [
  { method: 'GET', right: 'campaigns', path: '/push/campaigns', handle: async () => json(200, {}) },
  {
    method: 'POST',
    right: 'campaigns',
    path: '/push/campaigns',
    inBrowser: true,
    handle: async () => json(201, {}),
  },
];

function open() {
  const noted: string[] = [];
  let now = Date.parse('2026-11-24T12:00:00Z');
  const desk = createStaffDesk(
    [staffMember('Ana Ruiz', 'token of Ana', ['campaigns'])],
    ({ event, name }, { address }) => noted.push(`${event} ${name} ${address}`),
    () => new Date(now),
  );
  const work = (run: () => Promise<Answer>) => asProblem(run, 'reference');
  const ask = async (token: string, address = '192.0.2.1') => {
    const authorization = token && `Bearer ${token}`;
    const request = { method: 'GET', path: '/push/campaigns', address, authorization, headers: {} };
    return answerStaff(request as ApiRequest, routes, desk, work);
  };
  const post = async (site: string) => {
    const authorization = `Basic ${Buffer.from('ana:token of Ana').toString('base64')}`;
    const headers = { 'sec-fetch-site': site };
    const address = '192.0.2.1';
    const request = { method: 'POST', path: '/push/campaigns', address, authorization, headers };
    return answerStaff(request as unknown as ApiRequest, routes, desk, work);
  };
  return { ask, post, noted, pass: (ms: number) => (now += ms) };
}

test('S13 PWA-5 limits and records wrong staff tokens per address', async () => {
  const { ask, noted, pass } = open();
  for (let n = 0; n < 30; n++) expect(await ask(`guess ${n}`)).toMatchObject({ status: 401 });
  for (const token of ['another guess', 'token of Ana'])
    expect(await ask(token)).toMatchObject({ status: 429, headers: { 'Retry-After': '60' } });
  expect(noted).toEqual(Array(30).fill('staff-refused undefined 192.0.2.1'));
  expect(await ask('token of Ana', '192.0.2.2')).toMatchObject({ status: 200 });
  pass(60_000);
  expect(await ask('token of Ana')).toMatchObject({ status: 200 });
});

test('S13 PWA-5 counts neither right staff tokens nor calls without one', async () => {
  const { ask, noted } = open();
  for (let n = 0; n < 40; n++) {
    expect(await ask('')).toMatchObject({ status: 401 });
    expect(await ask('token of Ana')).toMatchObject({ status: 200 });
  }
  expect(noted).toEqual([]);
});

test('S13 SEC refuses and records Basic credentials that another site’s page sends', async () => {
  const { post, noted } = open();
  expect(await post('cross-site')).toMatchObject({ status: 403 });
  expect(noted).toEqual(['staff-refused Ana Ruiz 192.0.2.1']);
  expect(await post('same-origin')).toMatchObject({ status: 201 });
  expect(noted[1]).toBe('staff-write Ana Ruiz 192.0.2.1');
});
