import Cookies from 'js-cookie';
import { onTestFinished } from 'vitest';
import { setHint } from '../../src/app/features/session/keep-hint.ts';
import type { Session } from '../../src/operator/sessions.ts';
import { mountApp } from './mount-app.tsx';
import { register } from './operator-api.ts';

/**
 * Mounts the site for a player whose session is restored, as after a reload, with the cookie message accepted.
 * @param session a new player's if absent
 */
export async function mountPlayer(
  path: string,
  { session, ...options }: { session?: Session } & Parameters<typeof mountApp>[1] = {},
) {
  const own = session ?? (await register());
  setHint();
  Cookies.set('cookies_accepted', '1');
  onTestFinished(() => Cookies.remove('cookies_accepted'));
  // The session waits until the page is hydrated, which src/app/entry-client.tsx marks.
  document.documentElement.dataset['hydrated'] = '';
  const mounted = await mountApp(path, options);
  return { ...mounted, session: own };
}
