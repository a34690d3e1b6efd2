import { setHint } from '../../src/features/session/keep-hint.ts';
import type { Registration, Session } from '../../src/operator/contract/types.ts';

/** Of every seeded player (src/sandbox/README.md). */
export const SEEDED_PASSWORD = 'Marquee-Play-1';

async function post(path: string, body: object): Promise<Session> {
  const answer = await fetch(`/operator/accounts${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-request-id': crypto.randomUUID(),
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Session;
}

/** Starts a session of a player; a site that is mounted afterwards brings it back by its cookie, as after a reload. */
export async function signedIn(username: string, password = SEEDED_PASSWORD): Promise<Session> {
  const session = await post('/sessions', { username, password });
  setHint();
  return session;
}

/** Opens an account of the test's own, without any document, and starts its session as above. */
export async function newPlayer(changes: Partial<Registration> = {}) {
  const registration = newRegistration(changes);
  const session = await post('', registration);
  setHint();
  return { ...registration, session };
}

/** What nobody has registered with before. */
export function newRegistration(changes: Partial<Registration> = {}): Registration {
  const digits = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte % 10);
  const number = digits.join('');
  return {
    username: `lola.${number}`,
    email: `lola.${number}@players.marquee.example`,
    password: SEEDED_PASSWORD,
    firstName: 'Lola',
    lastName: 'Light',
    birthDate: '1990-03-07',
    documentNumber: `${number}X`,
    phone: `+346${number}`,
    address: { street: 'Calle Mayor 1', city: 'Madrid', postalCode: '28013', country: 'ES' },
    currency: 'EUR',
    language: 'en',
    consents: { terms: '2026-03', privacy: '2026-01', marketing: [] },
    ...changes,
  };
}
