import { worker } from '../scope.ts';
import { pushFacts } from './push-facts.ts';

/**
 * Ends a session whose log-out was not acknowledged before the page closed, by its refresh cookie, unless somebody has
 * logged in since (src/app/features/session/keep-hint.ts). The browser retries if it rejects. A browser with background
 * sync has a cookie store too.
 */
export async function endSession(): Promise<void> {
  const { operatorBase } = pushFacts;
  const { cookieStore } = worker;
  const isOwed = async () => (await cookieStore.get('session_hint'))?.value === 'ended';
  if (operatorBase === undefined || !(await isOwed())) return;
  const { ok, status } = await fetch(`${operatorBase}/accounts/sessions/current`, {
    method: 'DELETE',
    credentials: 'include',
    headers: { 'content-type': 'application/json', 'x-request-id': crypto.randomUUID() },
  });
  if (!ok) throw new Error(`The end of the session was not acknowledged: ${status}`);
  if (await isOwed()) await cookieStore.delete('session_hint');
}
