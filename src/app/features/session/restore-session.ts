import type { HttpError } from '../../../http/http-error.ts';
import type { Result } from '../../../lib/result.ts';
import type { Session } from '../../../operator/sessions.ts';
import type { SessionActions } from '../../state/session.ts';
import type { Access } from './access.ts';
import type { Moment } from './clock.ts';
import { retryAfter } from './keep-fresh.ts';
import { nextTry } from './owed-end.ts';
import { causeOf, isRefusal } from './refresh.ts';
import type { SessionParts } from './session-parts.ts';
import type { SessionState } from './session-state.ts';
import { hasHint, uncover } from './session-traces.ts';

export interface RestoreOptions {
  parts: SessionParts;
  access: Access;
  state: SessionState;
  refresh: () => Promise<Result<undefined, HttpError>>;
  begin: (session: Session, since: Moment) => Promise<void>;
  /** A session has started in this or another tab. */
  hasBegun: () => boolean;
}

/**
 * Restores an earlier session by its cookie or from another tab (AUT-3). Waits when there is no response, because until
 * then the player is unknown. Gives up when another tab logs the player out meanwhile.
 */
export function restoreSession(options: RestoreOptions): {
  settled: SessionActions['settled'];
  isUnderWay: () => boolean;
} {
  const { parts, access, state, refresh, begin, hasBegun } = options;
  let underWay = false;

  async function restore(): Promise<void> {
    for (let failures = 0; !hasBegun(); failures++) {
      const outcome = hasHint() ? await refresh() : undefined;
      if (hasBegun()) return;
      const [session, since] = [access.session(), access.since()];
      if (!outcome || !hasHint()) {
        access.drop();
        await parts.interactive;
        return state.showSignedOut('elsewhere');
      }
      if (session && since) return begin(session, since);
      if (!outcome.ok && isRefusal(outcome.error)) {
        await parts.interactive;
        state.showSignedOut(undefined);
        parts.stores.session.endedBy = 'refused';
        if (causeOf(outcome.error) === 'security') state.explainEnd('security');
        return;
      }
      state.showReachable(false);
      await nextTry(retryAfter(failures), parts.stores.network);
    }
  }

  async function run(): Promise<void> {
    underWay = hasHint();
    if (!underWay) return uncover();
    void parts.interactive.then(() => underWay && state.cover(true));
    await restore();
    underWay = false;
    state.showReachable(true);
  }
  let latest = run();
  return {
    settled(hasMissed = false) {
      if (hasMissed && !underWay && !hasBegun() && hasHint()) latest = run();
      return latest;
    },
    isUnderWay: () => underWay,
  };
}
