import type { Session } from '../../../operator/sessions.ts';
import { type Moment, perhapsSince } from './clock.ts';

/** The access token and what came with it. The closure is the only place where the token ever is (AUT-3). */
export interface Access {
  session: () => Session | undefined;
  token: () => string | undefined;
  /** Since when this token lives. */
  since: () => Moment | undefined;
  /** The token may be past its life, so that a 401 would say nothing new. */
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
