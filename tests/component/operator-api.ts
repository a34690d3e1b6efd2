import type { Session } from '../../src/operator/contract/types.ts';

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
  return (answer.status === 204 ? undefined : await answer.json()) as Answer;
}

/** A new player without history; the refresh cookie of this browser is theirs from now on. */
export function register(): Promise<Session> {
  const digits = String(crypto.getRandomValues(new Uint32Array(1))[0]).padStart(10, '0');
  return write('/operator/accounts', {
    username: `p-${digits}`,
    email: `p-${digits}@players.marquee.example`,
    password: 'lantern over quiet water',
    firstName: 'Lía',
    lastName: 'Quintana',
    birthDate: '1999-03-04',
    documentNumber: `${digits}A`,
    phone: `+34${digits}`,
    address: { street: 'Calle Mayor 1', city: 'Madrid', postalCode: '28001', country: 'ES' },
    currency: 'EUR',
    language: 'en',
    consents: { terms: '2026-03', privacy: '2026-01', marketing: ['email'] },
  });
}

/** A seeded player, whose state stays as it is. */
export const signInAs = (username: string): Promise<Session> =>
  write('/operator/accounts/sessions', { username, password: 'Marquee-Play-1' });
