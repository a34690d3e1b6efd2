import { setHint } from '../../src/app/features/session/keep-hint.ts';
import type { Registration } from '../../src/operator/registration.ts';
import type { Session } from '../../src/operator/sessions.ts';
import { newRegistration, PASSWORD } from '../fixtures/new-registration.ts';
import { write } from './operator-api.ts';

/** Starts a session. A site mounted afterwards restores it from its cookie, as after a reload. */
export async function signedIn(username: string, password = PASSWORD): Promise<Session> {
  const session = await write<Session>('/operator/accounts/sessions', { username, password });
  setHint();
  return session;
}

/** Creates an account for this test, without documents, and starts its session as above. */
export async function newPlayer(changes: Partial<Registration> = {}) {
  const registration = newRegistration(changes);
  const session = await write<Session>('/operator/accounts', registration);
  setHint();
  return { ...registration, session };
}
