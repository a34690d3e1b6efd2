import { pushFacts } from './push-facts.ts';

/** Background sync and the cookie store in workers, missing from the type library. Chromium has both. */
interface Cookies {
  get(name: string): Promise<{ value?: string } | null>;
  delete(name: string): Promise<void>;
}
declare const self: { cookieStore?: Cookies };

/**
 * Ends a session whose log-out was not acknowledged before the page closed, by its refresh cookie, unless somebody has
 * logged in since (src/app/features/session/keep-hint.ts). The browser retries if it rejects.
 */
export async function endSession(): Promise<void> {
  const { operatorBase } = pushFacts;
  const { cookieStore } = self;
  const isOwed = async () => (await cookieStore?.get('session_hint'))?.value === 'ended';
  if (operatorBase === undefined || !(await isOwed())) return;
  const { ok, status } = await fetch(`${operatorBase}/accounts/sessions/current`, {
    method: 'DELETE',
    credentials: 'include',
    headers: { 'content-type': 'application/json', 'x-request-id': crypto.randomUUID() },
  });
  if (!ok) throw new Error(`The end of the session was not acknowledged: ${status}`);
  if (await isOwed()) await cookieStore?.delete('session_hint');
}
