import { worker } from '../scope.ts';
import { pushFacts } from './push-facts.ts';

/**
 * Ends a session whose log-out was not acknowledged before the page closed, by its refresh cookie, unless somebody has
 * logged in since (src/app/features/session/keep-hint.ts). Rejects on failure, so that the browser retries. Every
 * browser with background sync has a cookie store too.
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
  if (!ok) throw new Error(`The operator did not acknowledge the log-out: ${status}`);
  if (await isOwed()) await cookieStore.delete('session_hint');
}
