import type { Session } from '../../src/operator/sessions.ts';
import { newRegistration, PASSWORD } from '../fixtures/new-registration.ts';

/**
 * A write to the embedded operator, beside the mounted site.
 * @param token of the player who asks
 */
export async function write<Answer = unknown>(
  path: string,
  body: unknown,
  token?: string,
  method = 'POST',
): Promise<Answer> {
  const answer = await fetch(path, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-request-id': crypto.randomUUID(),
      'idempotency-key': crypto.randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  const text = await answer.text();
  return (text === '' ? undefined : JSON.parse(text)) as Answer;
}

/** A new player without history; the refresh cookie of this browser is theirs from now on. */
export const register = (): Promise<Session> => write('/operator/accounts', newRegistration());

/** A seeded player, whose state stays as it is. */
export const signInAs = (username: string): Promise<Session> =>
  write('/operator/accounts/sessions', { username, password: PASSWORD });

interface Mail {
  to: string;
  subject: string;
  /** Where its link leads. */
  path?: string;
}

/** What the embedded operator has written, the newest first. */
export async function outbox(): Promise<Mail[]> {
  const answer = await fetch('/operator/outbox', {
    headers: { authorization: 'Bearer token-of-the-staff' },
  });
  return ((await answer.json()) as { mails: Mail[] }).mails;
}
