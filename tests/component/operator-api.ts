import type { Session } from '../../src/operator/sessions.ts';
import { newRegistration, PASSWORD } from '../fixtures/new-registration.ts';

/** The embedded operator's responses. While the site is mounted, `fetch` goes through the test first. */
export const operator = fetch.bind(window);

/**
 * Writes to the embedded operator directly, not through the mounted site.
 * @param token of the requesting player
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

/** Registers a new player without history and sets their refresh cookie in this browser. */
export const register = (): Promise<Session> => write('/operator/accounts', newRegistration());

/** Logs in a seeded player, whose state stays unchanged. */
export const signInAs = (username: string): Promise<Session> =>
  write('/operator/accounts/sessions', { username, password: PASSWORD });

interface Mail {
  to: string;
  subject: string;
  /** Target of the link in the email. */
  path?: string;
  /** The code in the text message. */
  code?: string;
}

/** Returns the emails and text messages sent by the embedded operator, newest first. */
export async function outbox(): Promise<Mail[]> {
  const answer = await fetch('/operator/outbox', {
    headers: { authorization: 'Bearer token-of-the-staff' },
  });
  return ((await answer.json()) as { mails: Mail[] }).mails;
}

/** Returns the code of the latest text message to a number. */
export async function codeTo(phone: string): Promise<string> {
  const code = (await outbox()).find(({ to }) => to === phone)?.code;
  if (code === undefined) throw new Error(`No code was sent to ${phone}`);
  return code;
}
