import type { createBrowserRouter } from 'react-router-dom';
import { subscribeKey } from 'valtio/vanilla/utils';
import { withoutPrefix } from '../../lib/path-prefix.ts';
import { hasHint } from '../features/session/session-traces.ts';
import { isEntrance } from '../features/session/sign-in/return-path.ts';
import type { Text } from '../i18n/text.ts';
import { INTENT, type Intent } from '../state/after-login.ts';
import type { AppState } from '../state/context.ts';

/** An older intent is dropped, in ms. */
const KEPT_MS = 30 * 60_000;

export interface IntentParts {
  app: Pick<AppState, 'config' | 'stores' | 'player' | 'addMessages'>;
  text: Text;
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
  /** Language prefix of the router's paths. */
  basename: string;
}

/**
 * Carries out what a visitor asked for, once they are logged in (HDR-8). A visitor who leaves the login and the
 * registration without it has changed their mind.
 */
export function followIntent({ app, text, router, basename }: IntentParts): void {
  const { session } = app.stores;
  let shown = router.state.location.pathname;
  const isElsewhere = () => !isEntrance(app.config.routes, withoutPrefix(shown, basename));

  // An earlier document may have kept it for another page.
  if (!hasHint() && isElsewhere() && readIntent()?.pathname !== shown) takeIntent();
  router.subscribe(({ location: { pathname } }) => {
    if (pathname === shown) return;
    shown = pathname;
    if (!session.signedIn && !session.restoring && isElsewhere()) takeIntent();
  });
  subscribeKey(session, 'profile', (profile) => {
    const intent = profile && takeIntent();
    if (!intent) return;
    import('./carry-out.ts')
      .then(({ carryOut }) => carryOut(intent, profile.accountCode, app, text))
      .catch((error: unknown) => console.warn('A wish from before the log-in is lost', error));
  });
}

/** Returns the intent, if it is still wanted, and removes it. */
function takeIntent(): Intent | undefined {
  const intent = readIntent();
  try {
    sessionStorage.removeItem(INTENT);
  } catch {
    return undefined;
  }
  return intent;
}

/** Checks every part: anything may have been written to this device. */
function readIntent(): (Intent & { pathname: unknown }) | undefined {
  try {
    const { act, slug, title, pathname, at } = Object(
      JSON.parse(sessionStorage.getItem(INTENT) ?? ''),
    ) as Record<string, unknown>;
    const age = Date.now() - Number(at);
    if (typeof slug !== 'string' || !(age >= 0 && age < KEPT_MS)) return undefined;
    if (act === 'favourite') return { act, slug, pathname };
    if (act === 'opt-in' && typeof title === 'string') return { act, slug, title, pathname };
  } catch {
    // Nothing is kept, or it is unreadable.
  }
  return undefined;
}
