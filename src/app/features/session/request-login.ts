import { loginPath } from '../../../config/derived-paths.ts';
import type { SessionParts } from './session-parts.ts';

/** Delay in ms (HDR-8). */
const OPEN_AFTER_MS = 500;
/** From this width on the header has its own form. */
const DESKTOP = '(width >= 768px)';

/** Asks the visitor to log in: opens the header's form, or the log-in page on a phone. */
export function requestLogin({ config, stores, navigation }: SessionParts): void {
  const { session } = stores;
  if (!matchMedia(DESKTOP).matches) {
    const path = loginPath(config.routes, navigation.here());
    if (path !== undefined && !session.signedIn) navigation.go(path);
    return;
  }
  setTimeout(() => {
    if (!session.signedIn && !session.restoring) session.loginOpen = true;
  }, OPEN_AFTER_MS);
}
