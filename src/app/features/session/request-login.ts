import { loginPath } from '../../../config/login-path.ts';
import type { SessionParts } from './session-parts.ts';

/** HDR-8 and SPEC.md section 9, in ms. */
const OPEN_AFTER_MS = 500;
/** From here on the header has a form of its own (SPEC.md section 9). */
const DESKTOP = '(width >= 768px)';

/** The site asks the visitor to log in: the form of the header opens, on a phone the login page. */
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
