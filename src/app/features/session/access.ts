import type { Session } from '../../../operator/sessions.ts';
import { type Moment, perhapsSince } from './clock.ts';

/** The access token and its session. The token is held in this closure only (AUT-3). */
export interface Access {
  session: () => Session | undefined;
  token: () => string | undefined;
  /** When this token was issued. */
  since: () => Moment | undefined;
  /** The token may have expired, so a 401 is expected. */
  isExpired: () => boolean;
  take: (session: Session, since: Moment) => void;
  drop: () => void;
}

export function createAccess(): Access {
  let held: { session: Session; since: Moment } | undefined;
  return {
    session: () => held?.session,
    token: () => held?.session.accessToken,
    since: () => held?.since,
    isExpired: () =>
      held !== undefined && perhapsSince(held.since) >= held.session.expiresIn * 1000,
    take: (session, since) => {
      held = { session, since };
    },
    drop: () => {
      held = undefined;
    },
  };
}
