import type { createBrowserRouter } from 'react-router-dom';
import { subscribeKey } from 'valtio/vanilla/utils';
import { isEntrance } from '../../config/derived-paths.ts';
import { withoutPrefix } from '../../lib/path-prefix.ts';
import { hasHint } from '../features/session/session-traces.ts';
import type { Text } from '../i18n/text.ts';
import { forgetIntent, INTENT, type Intent } from '../state/after-login.ts';
import type { AppState } from '../state/context.ts';

/** Lifetime of an intent, in ms. */
const KEPT_MS = 30 * 60_000;

interface IntentParts {
  app: Pick<AppState, 'config' | 'stores' | 'player' | 'addMessages'>;
  text: Text;
  router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;
  /** Language prefix of the router's paths. */
  basename: string;
}

/**
 * Carries out what a visitor asked for, once they are logged in (HDR-8). Leaving log-in and registration without
 * logging in drops the intent; so does closing the log-in panel.
 */
export function followIntent({ app, text, router, basename }: IntentParts): void {
  const { session } = app.stores;
  let shown = router.state.location.pathname;
  const isElsewhere = () => !isEntrance(app.config.routes, withoutPrefix(shown, basename));

  // An earlier document may have stored the intent for another page.
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
      .catch((error: unknown) =>
        console.warn('The intent from before the log-in was not carried out', error),
      );
  });
}

/** Returns a valid intent and removes it from storage. */
function takeIntent(): Intent | undefined {
  const intent = readIntent();
  forgetIntent();
  return intent;
}

/** Validates each part, because anything may have been written to storage. */
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
    // Nothing is stored, or it is not valid JSON.
  }
  return undefined;
}
