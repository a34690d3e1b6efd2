import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSoftwarePasskey } from '../../../tests/sandbox/accounts/software-passkey.ts';
import { linesOf, start, told } from '../../../tests/sandbox/audit/audit-lines.ts';
import { jpeg } from '../../../tests/sandbox/documents/crafted-files.ts';
import { STAFF_TOKEN } from '../../../tests/sandbox/run-sandbox.ts';
import { SEEDED_PASSWORD } from '../accounts/seeded-players.ts';
import { REVIEW_TAKES_MS } from '../documents/document-store.ts';

it('AUT-1 logs changes to credentials and contact details', async () => {
  const { url, client, as, now } = await start();
  const { accountCode, call } = await as('vera');
  const passkey = createSoftwarePasskey(url);
  const options = (await call('passkeyCreationOptions')).body.options as { challenge?: string };
  const answer = passkey.create(options.challenge ?? '');
  const { id: passkeyId } = (await call('addPasskey', { body: { answer } })).body;
  await call('removePasskey', { params: { passkeyId } });
  await client.call('signInWithPasskey', { body: { answer } });
  await call('proveIdentity', { body: { password: 'wrong' } });
  await call('proveIdentity', { body: { password: SEEDED_PASSWORD } });
  const [email, phone] = ['other@players.marquee.example', '+34600999777'];
  await call('changePersonalData', { body: { email, phone } });
  // The second time there is nothing to cancel.
  for (const [kind, pending] of [
    ['email', email],
    ['phone', phone],
    ['phone', phone],
  ] as const)
    await call('cancelContactChange', { params: { accountCode, kind }, body: { pending } });
  await call('changePersonalData', { body: { email: 'new@players.marquee.example' } });
  await call('changePersonalData', { body: { phone: '+34600999888', language: 'es' } });
  const mails = await fetch(`${url}/operator/outbox`, {
    headers: { Authorization: `Bearer ${STAFF_TOKEN}` },
  });
  const { mails: sent } = (await mails.json()) as { mails: { path?: string; code?: string }[] };
  const token = sent.find(({ path }) => path)?.path?.split('#')[1] ?? '';
  await client.call('confirmEmail', { params: { token } });
  const code = sent.find((message) => message.code)?.code ?? '';
  await call('confirmPhone', {
    body: { code: code.replace(/./, (digit) => `${9 - Number(digit)}`) },
  });
  await call('confirmPhone', { body: { code } });
  const password = 'lantern over quiet water';
  const attempt = { current: SEEDED_PASSWORD, password };
  await call('changePassword', { body: { ...attempt, current: 'wrong' } });
  await call('changePassword', { body: attempt });
  await client.call('askForPasswordReset', { body: { email: 'nobody@players.marquee.example' } });

  const lines = await linesOf(url);
  expect(new Set(lines.map(({ at }) => at))).toEqual(new Set([now().toISOString()]));
  expect(told(lines)).toEqual([
    'player sign-in password (VERA0001)',
    'player passkey-added (VERA0001)',
    'player passkey-removed (VERA0001)',
    'visitor sign-in-failed passkey',
    'player identity-proof-failed password (VERA0001)',
    'player identity-proved password (VERA0001)',
    'player email-change-asked (VERA0001)',
    'player phone-change-asked (VERA0001)',
    'player email-change-cancelled (VERA0001)',
    'player phone-change-cancelled (VERA0001)',
    'player email-change-asked (VERA0001)',
    'player personal-data-changed language (VERA0001)',
    'player phone-change-asked (VERA0001)',
    'visitor email-changed (VERA0001)',
    'player phone-change-failed (VERA0001)',
    'player phone-changed (VERA0001)',
    'player password-change-failed (VERA0001)',
    'player password-changed (VERA0001)',
    'visitor password-reset-asked',
  ]);
  expect(lines[0]?.account).toBe(accountCode);
  const kept = JSON.stringify(lines);
  for (const secret of [token, code, password, '@', '600999', passkeyId])
    expect(kept).not.toContain(secret);
});

it('AUT-4 logs no cancellation of a new email address or phone number that has expired', async () => {
  const { url, as, pass } = await start();
  const [email, phone] = ['other@players.marquee.example', '+34600999777'];
  await (await as('vera')).call('changePersonalData', { body: { email, phone } });
  pass(24 * 60 * 60_000);
  const { call } = await as('vera');
  for (const [kind, pending] of Object.entries({ email, phone })) {
    const cancelled = await call('cancelContactChange', { params: { kind }, body: { pending } });
    expect(cancelled.status).toBe(200);
  }
  const events = (await linesOf(url)).map((line) => line.event);
  expect(events).toContain('phone-change-asked');
  expect(events.filter((event) => event.endsWith('-cancelled'))).toEqual([]);
});

it('PGS-1 logs given and withdrawn consent to marketing channels', async () => {
  const { url, as } = await start();
  const { call } = await as('nico');
  const set = (email: boolean, push: boolean, topics: string[]) =>
    call('setNotificationPreferences', {
      body: { channels: { email, sms: false, push }, topics },
    });
  await set(true, true, ['casino']);
  await set(true, true, ['sports']);
  await set(false, true, []);
  expect(told(await linesOf(url)).slice(1)).toEqual([
    'player consent-changed email yes, push yes (NICO0001)',
    'player consent-changed email no (NICO0001)',
  ]);
});

it('AUT-1 logs limits, exclusions, withdrawals and document decisions', async () => {
  const { url, as, pass } = await start();
  const { call, pay } = await as('nadia');
  const file = jpeg();
  async function send(name: string): Promise<void> {
    const body = { kind: 'identification', name, size: file.length, type: 'image/jpeg' };
    const { id: uploadId } = (await call('beginUpload', { body })).body;
    await call('sendUploadPiece', { params: { uploadId }, query: { offset: '0' }, body: file });
  }
  await send('refused-unreadable.jpg');
  await send('accepted.jpg');
  pass(REVIEW_TAKES_MS);
  // The first read writes the decision to the log, and only once.
  for (let n = 0; n < 2; n++) await call('listDocuments');
  const [period, key] = ['day', randomUUID()];
  await call('setLimit', { params: { kind: 'deposit', period }, body: { amount: 5000 } });
  await pay('deposit', 3000);
  for (let n = 0; n < 2; n++) await pay('withdraw', 2000, key);
  await pay('withdraw', 900_000);
  await call('exclude', { body: { kind: 'break', days: 7 } });
  await call('exclude', { body: { kind: 'self-exclusion', days: 0 } });

  expect(told(await linesOf(url)).slice(1)).toEqual([
    'player document-sent identification (NADIA001)',
    'player document-sent identification (NADIA001)',
    expect.stringMatching(/^system document-(accepted|refused)/),
    expect.stringMatching(/^system document-(accepted|refused)/),
    'player limit-set deposit day 5000 (NADIA001)',
    'player withdrawal 2000 EUR norte (NADIA001)',
    'player excluded break 7 days (NADIA001)',
    'player excluded self-exclusion without end (NADIA001)',
  ]);
  const decided = told(await linesOf(url)).slice(3, 5);
  expect(decided.sort()).toEqual([
    'system document-accepted identification (NADIA001)',
    'system document-refused identification unreadable (NADIA001)',
  ]);
});
