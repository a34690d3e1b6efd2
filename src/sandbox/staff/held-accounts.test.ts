import { expect, it, onTestFinished, vi } from 'vitest';
import { newRegistration } from '../../../tests/fixtures/new-registration.ts';
import { openReviews, saul, vera } from '../../../tests/sandbox/accounts/account-reviews.ts';
import type { ContactChange, Registration } from '../../operator/contract/types.ts';

const portugal = { street: 'Rua 1', city: 'Lisboa', postalCode: '1000-001', country: 'PT' };

it.each<[string, Partial<Registration>, string, string]>([
  ['the name of an excluded player', saul, 'SAUL0001', 'name'],
  ['the name of any player', vera, 'VERA0001', 'name'],
  ['a phone', { phone: '+340600100205' }, 'SAUL0001', 'phone'],
  ['a mailbox', { email: 'saul+2@players.marquee.example' }, 'SAUL0001', 'email'],
  [
    'the figures of a document',
    { documentNumber: 'A25483906', documentOrigin: 'other' },
    'SAUL0001',
    'document',
  ],
  [
    'a document with letters for figures',
    { documentNumber: '2S4B39O6K', documentOrigin: 'other' },
    'SAUL0001',
    'document',
  ],
  [
    'a document with small letters for figures',
    { documentNumber: '2s-4b39o6k', documentOrigin: 'other' },
    'SAUL0001',
    'document',
  ],
  [
    'a document, from another country',
    { documentNumber: '25483906-K', documentOrigin: 'other', address: portugal },
    'SAUL0001',
    'document',
  ],
])(
  'RTE-6 holds an account like another by %s, without payments and play until its release',
  async (_, changes, other, likeness) => {
    const { sandbox, client, register, profileOf, staff, payOf, playOf } = await openReviews();
    const opened = await register(changes);
    expect(opened.status).toBe(201);
    expect(JSON.stringify(opened.body)).not.toContain('exclu');
    expect(await profileOf(opened)).toMatchObject({
      accountStatus: 'blocked',
      accountStatusChangeReason: 'under-review',
    });
    const blocked = { status: 403, body: { code: 'account_blocked' } };
    expect(await payOf(opened)).toMatchObject(blocked);
    expect(await playOf(opened)).toMatchObject(blocked);
    const { accountCode, token } = opened;
    const { notices } = (await client.call('listNotices', { params: { accountCode }, token })).body;
    expect(notices.map(({ title }) => title)).toEqual(['We are checking your details']);
    expect((await sandbox.outbox())[0]?.subject).toBe('We are checking your details');

    const listed = (await (await staff('GET', '/reviews')).json()) as {
      accounts: { accountCode: string; like: object[] }[];
    };
    const [first] = listed.accounts;
    expect(first).toMatchObject({ accountCode });
    expect(first?.like).toEqual([expect.objectContaining({ likeness, accountCode: other })]);

    expect((await staff('POST', `/reviews/${accountCode}/release`)).status).toBe(200);
    expect((await profileOf(opened)).accountStatus).toBe('active');
    expect((await payOf(opened)).status).toBe(201);
    expect((await sandbox.outbox())[0]?.subject).toBe('Your account is ready');
    expect((await staff('POST', `/reviews/${accountCode}/release`)).status).toBe(404);
  },
);

it.each<[string, ContactChange]>([
  ['phone', { phone: '+340600100205' }],
  ['email', { email: 'saul+2@players.marquee.example' }],
])('RTE-6 holds an account whose new %s is an excluded player’s', async (likeness, change) => {
  const reviews = await openReviews();
  const { sandbox, client, register, profileOf, changeContact, staff, payOf } = reviews;
  const opened = await register({});
  const { accountCode } = opened;
  const changed = await changeContact(opened, change);
  expect(changed.status).toBe(200);
  expect(JSON.stringify(changed.body)).not.toMatch(/exclu|review/);
  expect((await profileOf(opened)).accountStatus, 'until it is confirmed').toBe('active');
  const { email, phone = '' } = change;
  const confirmed = await (email
    ? reviews.confirmEmail(email)
    : reviews.confirmPhone(opened, phone));
  expect(confirmed.status).toBeLessThan(300);
  expect(await profileOf(opened)).toMatchObject({
    accountStatus: 'blocked',
    accountStatusChangeReason: 'under-review',
  });
  expect((await payOf(opened)).body).toMatchObject({ code: 'account_blocked' });
  const [mail] = await sandbox.outbox();
  expect([mail?.to, mail?.subject]).toEqual([
    (await client.call('readPersonalData', { params: { accountCode }, token: opened.token })).body
      .email,
    'We are checking your details',
  ]);
  const { accounts } = (await (await staff('GET', '/reviews')).json()) as {
    accounts: { accountCode: string; like: object[] }[];
  };
  expect(accounts.find((one) => one.accountCode === accountCode)?.like).toEqual([
    { likeness, accountCode: 'SAUL0001', accountStatus: 'excluded' },
  ]);
  expect((await staff('POST', `/reviews/${accountCode}/release`)).status).toBe(200);
  expect((await profileOf(opened)).accountStatus).toBe('active');
});

it('RTE-6 holds nobody who takes back a former phone or changes the case of an email', async () => {
  const { register, profileOf, changeContact, confirmEmail, confirmPhone } = await openReviews();
  const { phone, email } = newRegistration();
  const opened = await register({ phone, email });
  for (const number of [newRegistration().phone, phone]) {
    await changeContact(opened, { phone: number });
    expect((await confirmPhone(opened, number)).body.phone).toBe(number);
  }
  await changeContact(opened, { email: email.toUpperCase() });
  expect((await confirmEmail(email.toUpperCase())).status).toBe(204);
  expect((await profileOf(opened)).accountStatus).toBe('active');
});

it('RTE-6 makes a yearly confirmation due again after a review', async () => {
  const { client, profileOf, logIn, changeContact, confirmPhone, staff } = await openReviews();
  const { accessToken: token, accountCode } = (await logIn('ana')).body;
  const ana = { token, accountCode };
  await changeContact(ana, { phone: '+340600100205' });
  await confirmPhone(ana, '+340600100205');
  expect(await profileOf(ana)).toMatchObject({ accountStatusChangeReason: 'under-review' });
  const confirmed = await client.call('confirmPersonalData', { params: { accountCode }, token });
  expect(confirmed.status).toBe(409);
  expect((await staff('POST', `/reviews/${accountCode}/release`)).status).toBe(200);
  expect(await profileOf(ana)).toMatchObject({
    accountStatus: 'blocked',
    accountStatusChangeReason: 'pending-annual-update-and-validation',
  });
});

it('RTE-6 gives the same response whether or not the similar account is excluded', async () => {
  const { register, profileOf } = await openReviews();
  const [excluded, active] = [await register(saul), await register(vera)];
  const shape = ({ status, body }: typeof excluded) => [status, Object.keys(body)];
  expect(shape(excluded)).toEqual(shape(active));
  const standing = async (opened: typeof excluded) => {
    const { accountStatus, accountStatusChangeReason } = await profileOf(opened);
    return [accountStatus, accountStatusChangeReason];
  };
  expect(await standing(excluded)).toEqual(await standing(active));
});

it('RTE-6 remembers a phone number that the player has changed', async () => {
  const { register, profileOf, changeContact, confirmPhone } = await openReviews();
  const [{ phone }, { phone: next }] = [newRegistration(), newRegistration()];
  const before = await register({ phone });
  await changeContact(before, { phone: next });
  expect((await confirmPhone(before, next)).body.phone).toBe(next);
  expect((await profileOf(await register({ phone }))).accountStatus).toBe('blocked');
});

it('RTE-6 opens accounts at once if names and documents differ in two places', async () => {
  const { register, profileOf } = await openReviews();
  const random = vi.spyOn(crypto, 'getRandomValues');
  onTestFinished(() => random.mockRestore());
  const statuses: unknown[] = [];
  for (const first of [0, 1]) {
    // Numbers of test players that are as similar as they get.
    random.mockImplementationOnce((bytes) => {
      (bytes as unknown as Uint8Array)[0] = first;
      return bytes;
    });
    statuses.push((await profileOf(await register({}))).accountStatus);
  }
  expect(statuses).toEqual(['active', 'active']);
});
