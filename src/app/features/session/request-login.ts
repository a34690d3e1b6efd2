import { loginPath } from '../../../config/derived-paths.ts';
import { hasLoginPanel } from './has-login-panel.ts';
import type { SessionParts } from './session-parts.ts';

/** Delay in ms (HDR-8). */
const OPEN_AFTER_MS = 500;

/** Asks the visitor to log in: opens the header's form, or the log-in page on a phone. */
export function requestLogin({ config, stores, navigation }: SessionParts): void {
  const { session } = stores;
  const path = loginPath(config.routes, navigation.here());
  // Without a log-in page the header has no form either (CFG-3).
  if (path === undefined) return;
  if (!hasLoginPanel()) {
    if (!session.signedIn) navigation.go(path);
    return;
  }
  setTimeout(() => {
    if (!session.signedIn && !session.restoring) session.loginOpen = true;
  }, OPEN_AFTER_MS);
}
