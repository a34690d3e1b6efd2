import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Operations } from '../../operator/contract/types.ts';
import {
  type ContractCall,
  type ContractClient,
  createContractClient,
} from '../contract-client.ts';
import { type RunningSandbox, runSandbox } from '../run-sandbox.ts';
import type { Mail } from './outbox.ts';
import { SEEDED_PASSWORD } from './seeded-players.ts';

const now = new Date('2026-06-01T12:00:00Z');
let sandbox: RunningSandbox;
let client: ContractClient;
beforeEach(async () => {
  sandbox = await runSandbox({ now: () => now });
  client = createContractClient(sandbox.url);
});
afterEach(() => sandbox.stop());

async function as(username: string) {
  const { body } = await client.call('signIn', { body: { username, password: SEEDED_PASSWORD } });
  const { accountCode, accessToken: token } = body;
  return <I extends keyof Operations>(id: I, call: ContractCall = {}) =>
    client.call(id, { params: { accountCode }, token, ...call });
}

describe('AUT-4 personal data', () => {
  it('AUT-4 show the document’s last characters only, and contact data can be changed', async () => {
    const vera = await as('vera');
    const { body } = await vera('readPersonalData');
    expect(body).toMatchObject({ documentNumber: '******37K', birthDate: '1988-04-17' });
    const address = { street: 'Gran Vía 1', city: 'Madrid', postalCode: '28013', country: 'ES' };
    const change = { email: 'vera@new.example', phone: '+34600999888', address, language: 'es' };
    const changed = await vera('changePersonalData', { body: change });
    expect(changed.body).toEqual({ ...body, ...change });
    expect((await vera('readProfile')).body).toMatchObject({ email: 'vera@new.example' });
    const { mails } = (await sandbox.send('GET', '/operator/outbox')).body as { mails: Mail[] };
    const told = mails.map(({ to, subject }) => [to, subject]);
    expect(told).toEqual([
      ['vera@new.example', 'Your contact details were changed'],
      ['vera@players.marquee.example', 'Your contact details were changed'],
    ]);
  });

  it('AUT-4 who a player is cannot be changed, nor somebody else’s address taken', async () => {
    const vera = await as('vera');
    const change = async (body: unknown) => {
      const answer = await vera('changePersonalData', { body });
      const { code, field } = answer.body as unknown as { code: string; field?: string };
      return [answer.status, code, field];
    };
    expect(await change({ birthDate: '1990-01-01' })).toEqual([
      400,
      'field_not_allowed',
      'birthDate',
    ]);
    expect(await change({ email: 'NADIA@players.marquee.example' })).toEqual([
      ...[422, 'email_taken', 'email'],
    ]);
    expect(await change({})).toEqual([422, 'field_required', undefined]);
    expect(await change({ phone: '600 100 200' })).toEqual([422, 'phone_invalid', 'phone']);
  });

  it('AUT-4 confirming them lifts the yearly block, and no other', async () => {
    const ana = await as('ana');
    const confirmed = await ana('confirmPersonalData');
    expect(confirmed).toMatchObject({ status: 200, body: { accountStatus: 'active' } });
    expect(confirmed.body).not.toHaveProperty('accountStatusChangeReason');
    expect((await ana('readPersonalData')).body.validatedAt).toBe(now.toISOString());
    const bruno = await as('bruno');
    expect(await bruno('confirmPersonalData')).toMatchObject({
      status: 409,
      body: { code: 'not_pending' },
    });
    expect((await bruno('readProfile')).body.accountStatus).toBe('blocked');
  });
});

describe('HDR-9 notices', () => {
  it('HDR-9 come newest first, are marked read up to one, and are the player’s own', async () => {
    const vera = await as('vera');
    const { notices, unread } = (await vera('listNotices')).body;
    expect(unread).toBe(2);
    expect(notices.map(({ at }) => at)).toEqual(
      notices
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
    const [newest, older] = notices;
    await vera('markNoticesRead', { body: { upTo: older?.id } });
    const after = (await vera('listNotices')).body;
    expect([after.unread, after.notices.map(({ read }) => read)]).toEqual([
      ...[1, [false, true, true, true]],
    ]);
    const nadia = await as('nadia');
    const foreign = await nadia('markNoticesRead', { body: { upTo: newest?.id } });
    expect(foreign.status).toBe(404);
    expect((await vera('listNotices')).body.unread).toBe(1);
  });

  it('HDR-9 preferences are kept whole; nothing is sent before a player agrees', async () => {
    const nico = await as('nico');
    expect((await nico('readNotificationPreferences')).body).toEqual({
      channels: { email: false, sms: false, push: false },
      topics: [],
    });
    const wish = {
      channels: { email: true, sms: false, push: true },
      topics: ['sports'],
      quietHours: { from: '23:00', to: '08:30', timeZone: 'Atlantic/Canary' },
    };
    expect((await nico('setNotificationPreferences', { body: wish })).body).toEqual(wish);
    expect((await nico('readNotificationPreferences')).body).toEqual(wish);
    for (const quietHours of [
      { ...wish.quietHours, from: '24:00' },
      { ...wish.quietHours, timeZone: 'Mars/Olympus' },
    ]) {
      const refused = await nico('setNotificationPreferences', { body: { ...wish, quietHours } });
      expect(refused.status).toBe(422);
    }
  });
});
