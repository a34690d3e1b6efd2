import { describe, expect, it } from 'vitest';
import { NEW, OLD, openPersonalData } from '../../../tests/sandbox/accounts/personal-data.ts';
import { writesFirst } from '../../../tests/sandbox/writes-first.ts';
import { SEEDED_PASSWORD } from './seeded-players.ts';

describe('AUT-4 personal data', () => {
  it('AUT-4 shows only the document’s last characters and changes contact data', async () => {
    const { as, told } = await openPersonalData();
    const vera = await as('vera');
    const { body } = await vera('readPersonalData');
    expect(body).toMatchObject({ documentNumber: '******37D', birthDate: '1988-04-17' });
    const address = { street: 'Gran Vía 1', city: 'Madrid', postalCode: '28013', country: 'ES' };
    const change = { address, language: 'es' };
    const changed = await vera('changePersonalData', { body: change });
    expect(changed.body).toEqual({ ...body, ...change });
    expect(await told()).toEqual([[OLD, 'Your contact details were changed']]);
  });

  it('AUT-4 SEC sends a mail for each change of address, but not of language', async () => {
    const { as, told } = await openPersonalData();
    const vera = await as('vera');
    const address = { street: 'Gran Vía 1', city: 'Madrid', postalCode: '28013', country: 'ES' };
    const changes = [{ address }, { address }, { language: 'en' }];
    const letters = [];
    for (const body of changes) {
      await vera('changePersonalData', { body });
      letters.push((await told()).length);
    }
    expect(letters).toEqual([1, 1, 1]);
  });

  it('SEC needs a new proof to change contact data five minutes after log-in', async () => {
    const { as, pass } = await openPersonalData();
    const vera = await as('vera');
    const change = async (body: unknown) => {
      const { status, body: answer } = await vera('changePersonalData', { body });
      return [status, (answer as unknown as { code?: string }).code];
    };
    const prove = async (password: string) =>
      (await vera('proveIdentity', { body: { password } })).status;
    pass(5 * 60_000);
    for (const body of [{ email: NEW }, { phone: '+34600999888' }]) {
      expect(await change(body)).toEqual([403, 'proof_needed']);
    }
    expect((await change({ language: 'es' }))[0]).toBe(200);
    expect(await prove('not the password')).toBe(422);
    expect(await change({ email: NEW })).toEqual([403, 'proof_needed']);
    expect(await prove(SEEDED_PASSWORD)).toBe(204);
    expect((await change({ email: NEW }))[0]).toBe(200);
    expect((await change({ phone: '+34600999888' }))[0]).toBe(200);
  });

  it('SEC refuses an access token without its session’s cookie, also right after log-in', async () => {
    const { as, client } = await openPersonalData();
    const vera = await as('vera');
    const { refreshToken } = await client.call('signIn', {
      body: { username: 'nadia', password: SEEDED_PASSWORD },
    });
    const refused = { status: 403, body: { code: 'proof_needed' } };
    const body = { phone: '+34600999888' };
    for (const Cookie of [undefined, `__Host-rt=${refreshToken}`]) {
      const headers = { Cookie };
      expect(await vera('changePersonalData', { body, headers })).toMatchObject(refused);
      expect(await vera('passkeyCreationOptions', { headers })).toMatchObject(refused);
      expect(await vera('addPasskey', { headers, body: { answer: {} } })).toMatchObject(refused);
      const params = { passkeyId: 'x' };
      expect(await vera('removePasskey', { headers, params })).toMatchObject(refused);
    }
    const headers = { 'Sec-Fetch-Site': 'cross-site' };
    expect((await vera('changePersonalData', { body, headers })).body).toMatchObject({
      code: 'cross_site_blocked',
    });
    expect((await vera('changePersonalData', { body })).status).toBe(200);
  });

  it('SEC throttles password guesses on an open page as at log-in', async () => {
    const { as } = await openPersonalData();
    const vera = await as('vera');
    const prove = async () =>
      (await vera('proveIdentity', { body: { password: 'a guess' } })).status;
    for (let guess = 0; guess < 5; guess++) expect(await prove()).toBe(422);
    expect(await prove()).toBe(429);
  });

  it('AUT-4 refuses a change of identity and an email of another account', async () => {
    const { as } = await openPersonalData();
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
      422,
      'email_taken',
      'email',
    ]);
    expect(await change({})).toEqual([422, 'field_required', undefined]);
    expect(await change({ phone: '600 100 200' })).toEqual([422, 'phone_invalid', 'phone']);
  });

  it('AUT-4 lifts the yearly block, and no other, when the data are confirmed', async () => {
    const { as, now } = await openPersonalData();
    const ana = await as('ana');
    const confirmed = await ana('confirmPersonalData');
    expect(confirmed).toMatchObject({ status: 200, body: { accountStatus: 'active' } });
    expect(confirmed.body).not.toHaveProperty('accountStatusChangeReason');
    expect((await ana('readPersonalData')).body.validatedAt).toBe(now().toISOString());
    const bruno = await as('bruno');
    expect(await bruno('confirmPersonalData')).toMatchObject({
      status: 409,
      body: { code: 'not_pending' },
    });
    expect((await bruno('readProfile')).body.accountStatus).toBe('blocked');
  });

  it('AUT-4 S9 lifts no exclusion stored while a confirmation waited for another process', async () => {
    const { as, database } = await openPersonalData();
    const ana = await as('ana');
    const exclusion = "status = 'excluded', status_reason = 'self-exclusion'";
    writesFirst(database, `UPDATE accounts SET ${exclusion} WHERE account_code = 'ANA00001'`);
    expect(await ana('confirmPersonalData')).toMatchObject({
      status: 409,
      body: { code: 'not_pending' },
    });
    expect((await ana('readProfile')).body.accountStatus).toBe('excluded');
  });

  it('AUT-4 keeps an address stored while a change of language waited for another process', async () => {
    const { as, database } = await openPersonalData();
    const vera = await as('vera');
    writesFirst(database, "UPDATE accounts SET city = 'Vigo' WHERE account_code = 'VERA0001'");
    const { body } = await vera('changePersonalData', { body: { language: 'es' } });
    expect(body).toMatchObject({ language: 'es', address: { city: 'Vigo' } });
  });
});

describe('HDR-9 notices', () => {
  it('HDR-9 lists the player’s own newest first and marks them read up to one', async () => {
    const { as } = await openPersonalData();
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
      1,
      [false, true, true, true],
    ]);
    const nadia = await as('nadia');
    const foreign = await nadia('markNoticesRead', { body: { upTo: newest?.id } });
    expect(foreign.status).toBe(404);
    expect((await vera('listNotices')).body.unread).toBe(1);
  });

  it('HDR-9 stores preferences as a whole and sends nothing before consent', async () => {
    const { as } = await openPersonalData();
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
