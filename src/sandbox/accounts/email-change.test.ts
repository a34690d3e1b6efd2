import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { NEW, OLD, openPersonalData } from '../../../tests/sandbox/accounts/personal-data.ts';

it('AUT-4 SEC mails one mailbox five times in a quarter of an hour, and one player’s ten', async () => {
  const { as, told } = await openPersonalData();
  const vera = await as('vera');
  const ask = (email: string) => vera('changePersonalData', { body: { email, language: 'es' } });
  for (let mail = 1; mail <= 5; mail++) expect((await ask(NEW)).status).toBe(200);
  const refused = await ask(NEW);
  expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_attempts' } });
  for (let other = 7; other <= 10; other++)
    expect((await ask(`vera${other}@new.example`)).status).toBe(200);
  expect((await ask('vera11@new.example')).status).toBe(429);
  expect((await told()).filter(([to]) => to === NEW)).toHaveLength(5);
});

it('AUT-4 SEC tells a player of at most ten taken emails in an hour', async () => {
  const { as } = await openPersonalData();
  const vera = await as('vera');
  const ask = async (name: string) => {
    const email = `${name}@players.marquee.example`;
    return (await vera('changePersonalData', { body: { email } })).status;
  };
  for (let tried = 1; tried <= 10; tried++) expect(await ask('nadia')).toBe(422);
  expect(await ask('saul')).toBe(429);
});

it('AUT-4 changes the email when its owner follows the link, and informs the old one', async () => {
  const { as, client, outbox, told, tokenInMail } = await openPersonalData();
  const vera = await as('vera');
  const changed = await vera('changePersonalData', { body: { email: NEW } });
  expect(changed.body).toMatchObject({ email: OLD, pendingEmail: NEW });
  expect((await vera('readProfile')).body).toMatchObject({ email: OLD });
  expect(await told()).toEqual([
    [OLD, 'Request to change your email address'],
    [NEW, 'Confirm your new email address'],
  ]);
  const params = { token: await tokenInMail(NEW) };
  expect((await outbox()).some(({ path }) => path === `/entrar/new-email#${params.token}`)).toBe(
    true,
  );
  expect((await client.call('confirmEmail', { params })).status).toBe(204);
  expect((await vera('readPersonalData')).body).toMatchObject({ email: NEW });
  expect((await vera('readPersonalData')).body).not.toHaveProperty('pendingEmail');
  expect((await told()).slice(0, 2)).toEqual([
    [NEW, 'Your email address was changed'],
    [OLD, 'Your email address was changed'],
  ]);
  expect((await client.call('confirmEmail', { params })).status).toBe(404);
});

it('AUT-4 keeps the old email when the player cancels the change, and voids its link', async () => {
  const { as, client, tokenInMail } = await openPersonalData();
  const vera = await as('vera');
  await vera('changePersonalData', { body: { email: NEW } });
  const params = { accountCode: 'VERA0001', kind: 'email' };
  const body = { pending: NEW };
  const kept = await vera('cancelContactChange', { params, body });
  expect(kept).toMatchObject({ status: 200, body: { email: OLD } });
  expect(kept.body).not.toHaveProperty('pendingEmail');
  const link = await client.call('confirmEmail', { params: { token: await tokenInMail(NEW) } });
  expect(link.body).toMatchObject({ code: 'link_expired' });
  expect((await vera('readPersonalData')).body).toMatchObject({ email: OLD });
});

it('AUT-4 changes the case of the email, but refuses an email taken in the meantime', async () => {
  const { as, client, tokenInMail } = await openPersonalData();
  const [vera, nadia] = [await as('vera'), await as('nadia')];
  const confirm = async (token: string) =>
    (await client.call('confirmEmail', { params: { token } })).status;
  const inCapitals = OLD.toUpperCase();
  await vera('changePersonalData', { body: { email: inCapitals } });
  expect(await confirm(await tokenInMail(inCapitals))).toBe(204);
  expect((await vera('readPersonalData')).body).toMatchObject({ email: inCapitals });
  await vera('changePersonalData', { body: { email: NEW } });
  await nadia('changePersonalData', { body: { email: NEW.toUpperCase() } });
  expect(await confirm(await tokenInMail(NEW))).toBe(204);
  expect(await confirm(await tokenInMail(NEW.toUpperCase()))).toBe(409);
});

it('AUT-4 S9 invalidates the reset links in the old mailbox', async () => {
  const { as, client, tokenInMail } = await openPersonalData();
  const vera = await as('vera');
  await client.call('askForPasswordReset', { body: { email: OLD } });
  const reset = await tokenInMail(OLD);
  await vera('changePersonalData', { body: { email: NEW } });
  await client.call('confirmEmail', { params: { token: await tokenInMail(NEW) } });
  const body = { password: 'lantern over quiet water' };
  const late = await client.call('resetPassword', { params: { token: reset }, body });
  expect(late.body).toMatchObject({ code: 'reset_expired' });
});

it('AUT-4 R4 repeats the response to a confirmed email for the same key only', async () => {
  const { as, client, told, tokenInMail } = await openPersonalData();
  const vera = await as('vera');
  await vera('changePersonalData', { body: { email: NEW } });
  const params = { token: await tokenInMail(NEW) };
  const confirm = async (key: string) => {
    const headers = { 'Idempotency-Key': key };
    return (await client.call('confirmEmail', { params, headers })).status;
  };
  const key = randomUUID();
  expect([await confirm(key), await confirm(key)]).toEqual([204, 204]);
  // Sent once each, to the old and the new email.
  const changed = (await told()).filter(
    ([, subject]) => subject === 'Your email address was changed',
  );
  expect(changed).toHaveLength(2);
  expect(await confirm(randomUUID())).toBe(404);
});

it('AUT-4 expires an email link after a day, with a newer one and with a new password', async () => {
  const { as, client, pass, tokenInMail } = await openPersonalData();
  const vera = await as('vera');
  const ask = () => vera('changePersonalData', { body: { email: NEW } });
  const confirm = async (token: string) =>
    (await client.call('confirmEmail', { params: { token } })).status;
  await ask();
  const first = await tokenInMail(NEW);
  await ask();
  expect(await confirm(first)).toBe(404);
  const second = await tokenInMail(NEW);
  await client.call('askForPasswordReset', { body: { email: OLD } });
  const params = { token: await tokenInMail(OLD) };
  await client.call('resetPassword', { params, body: { password: 'lantern over quiet water' } });
  expect(await confirm(second)).toBe(404);
  const signedIn = await client.call('signIn', {
    body: { username: 'vera', password: 'lantern over quiet water' },
  });
  const { accountCode, accessToken: token } = signedIn.body;
  const body = { email: NEW };
  await client.call('changePersonalData', { params: { accountCode }, token, body });
  const third = await tokenInMail(NEW);
  pass(24 * 60 * 60_000);
  expect(await confirm(third)).toBe(404);
});
