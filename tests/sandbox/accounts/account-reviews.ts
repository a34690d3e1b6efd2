import { randomUUID } from 'node:crypto';
import { onTestFinished } from 'vitest';
import type { ContactChange, Registration } from '../../../src/operator/contract/types.ts';
import type { SandboxOptions } from '../../../src/sandbox/sandbox.ts';
import { newRegistration, PASSWORD } from '../../fixtures/new-registration.ts';
import { createContractClient } from '../contract-client.ts';
import { runSandbox } from '../run-sandbox.ts';

/** Details like those of an excluded player. */
export const saul = { firstName: 'Saul', lastName: 'Pena', birthDate: '1984-06-30' };
/** Details like those of an active player. */
export const vera = { firstName: 'Vera', lastName: 'Montalban Ruis', birthDate: '1988-04-17' };

/** Starts an operator on 1 June 2026 for one test. @returns calls of its players and its staff */
export async function openReviews(options: Partial<SandboxOptions> = {}) {
  const sandbox = await runSandbox({
    now: () => new Date('2026-06-01T12:00:00Z'),
    pages: { newEmail: '/new-email' },
    ...options,
  });
  onTestFinished(() => sandbox.stop());
  const client = createContractClient(sandbox.url);

  async function register(changes: Partial<Registration>) {
    const key = { 'Idempotency-Key': randomUUID() };
    const body = newRegistration(changes);
    const answer = await client.call('register', { body, headers: key });
    const { accessToken: token, accountCode } = answer.body;
    return { ...answer, token, accountCode, username: body.username };
  }
  const profileOf = async ({ token }: { token: string }) =>
    (await client.call('readProfile', { token })).body;
  const logIn = (username: string) =>
    client.call('signIn', { body: { username, password: PASSWORD } });
  const changeContact = (
    { token, accountCode }: { token: string; accountCode: string },
    body: ContactChange,
  ) => client.call('changePersonalData', { params: { accountCode }, token, body });
  /** Follows the link in the latest mail to this address. */
  async function confirmEmail(email: string) {
    const { path = '' } = (await sandbox.outbox()).find(({ to }) => to === email) ?? {};
    return client.call('confirmEmail', { params: { token: path.split('#')[1] ?? '' } });
  }
  /** Enters the code of the latest text message to this number. */
  async function confirmPhone(
    { token, accountCode }: { token: string; accountCode: string },
    phone: string,
  ) {
    const code = await sandbox.codeTo(phone);
    return client.call('confirmPhone', { params: { accountCode }, token, body: { code } });
  }
  const staff = (method: string, path: string, token = 'staff-token') =>
    fetch(`${sandbox.url}/operator${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}` },
    });
  const payOf = ({ token, accountCode }: { token: string; accountCode: string }) =>
    client.call('deposit', {
      params: { accountCode },
      token,
      body: { amount: 1000, currency: 'EUR', method: 'norte' },
      headers: { 'Idempotency-Key': randomUUID() },
    });
  const playOf = ({ token, accountCode }: { token: string; accountCode: string }) =>
    client.call('startSlotSession', {
      params: { accountCode },
      token,
      body: { game: 'moth-and-moon', device: 'desktop' },
      headers: { 'Idempotency-Key': randomUUID() },
    });

  return {
    sandbox,
    client,
    register,
    profileOf,
    logIn,
    changeContact,
    confirmEmail,
    confirmPhone,
    staff,
    payOf,
    playOf,
  };
}
