import Cookies from 'js-cookie';
import { onTestFinished } from 'vitest';
import { removeHint, setHint } from '../../src/app/features/session/keep-hint.ts';
import type { Session } from '../../src/operator/sessions.ts';
import { mountApp } from './mount-app.tsx';
import { register } from './operator-api.ts';

/**
 * Mounts the site for a player whose session comes back, as after a reload, past the cookie message.
 * @param session a new player's when absent
 */
export async function mountPlayer(
  path: string,
  { session, ...options }: { session?: Session } & Parameters<typeof mountApp>[1] = {},
) {
  const own = session ?? (await register());
  setHint();
  Cookies.set('cookies_accepted', '1');
  onTestFinished(() => {
    removeHint();
    Cookies.remove('cookies_accepted');
  });
  // The session waits for the page to be interactive, as src/app/entry-client.tsx says it.
  document.documentElement.dataset['hydrated'] = '';
  const mounted = await mountApp(path, options);
  return { ...mounted, session: own };
}
