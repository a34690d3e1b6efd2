import { pushFacts } from './push-facts.ts';

/** Background sync and the cookie store of a worker, which the type library does not have yet. Chromium has both. */
interface Cookies {
  get(name: string): Promise<{ value?: string } | null>;
  delete(name: string): Promise<void>;
}
declare const self: { cookieStore?: Cookies };

/**
 * A log-out was not acknowledged before its page went: ends the session of the refresh cookie that is still here, unless
 * somebody has logged in since (src/app/features/session/keep-hint.ts). The browser tries a failed one again.
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
