import type { HttpError } from '../../../http/http-error.ts';
import { failure, type Result, success } from '../../../lib/result.ts';
import type { Session } from '../../../operator/sessions.ts';
import type { SignOutCause } from '../../state/session.ts';
import type { Access } from './access.ts';
import { type Moment, now } from './clock.ts';

const LOCK = 'marquee-session-refresh';
/** Delay in ms for another tab's token, which is sent outside the lock and may arrive later. */
const HEARSAY_MS = 300;
/**
 * Delays before a retry after `refresh_raced`, in ms: in total well below the 10 s after which a reused token counts as
 * stolen (S8).
 */
const RACED_MS = [300, 600, 1200, 2400];

export interface RefresherOptions {
  access: Access;
  /** Asks the operator; the cookie identifies the session. */
  ask: () => Promise<Result<Session, HttpError>>;
  /** A session from this tab's own request. */
  onSession: (session: Session) => void;
  /** The cookie now belongs to another session, from a later log-in in this browser. */
  onOther: (session: Session, asked: Moment) => void;
  /** Web Locks; without them each tab refreshes alone and relies on the operator's leeway (F27). */
  locks?: LockManager | undefined;
  wait?: (ms: number) => Promise<unknown>;
}

interface Refresher {
  /** Fetches a new access token, one request at a time in this tab and, by the lock, across tabs (F26). */
  refresh: () => Promise<Result<undefined, HttpError>>;
  /** Waits for the token that another tab may be fetching, which may have invalidated this tab's. */
  listen: () => Promise<void>;
}

export function createRefresher(options: RefresherOptions): Refresher {
  const { access, ask, onSession, locks } = options;
  const wait = options.wait ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms)));
  let flight: Promise<Result<undefined, HttpError>> | undefined;

  async function refresh(): Promise<Result<undefined, HttpError>> {
    const before = access.token();
    const isReplaced = () => access.token() !== before;
    const isGone = () => before !== undefined && access.token() === undefined;
    const underLock = async (waited: boolean) => {
      if (waited && !isReplaced()) await wait(HEARSAY_MS);
      for (const pause of [...RACED_MS, undefined]) {
        if (isReplaced()) return isGone() ? failure(gone) : success(undefined);
        const asked = now();
        const answer = await ask();
        if (isReplaced()) continue;
        const mine = access.session();
        if (answer.ok && mine && mine.sessionId !== answer.value.sessionId) {
          options.onOther(answer.value, asked);
          return failure(gone);
        }
        if (answer.ok) {
          access.take(answer.value, asked);
          onSession(answer.value);
          return success(undefined);
        }
        if (answer.error.problem?.code !== 'refresh_raced' || pause === undefined) return answer;
        // Another tab was first; by then its message or its cookie has arrived.
        await wait(pause);
      }
      return failure(gone);
    };
    if (!locks) return underLock(false);
    const atOnce = await locks.request(LOCK, { ifAvailable: true }, (lock) =>
      lock ? underLock(false) : undefined,
    );
    return atOnce ?? locks.request(LOCK, () => underLock(true));
  }

  return {
    refresh() {
      flight ??= refresh().finally(() => {
        flight = undefined;
      });
      return flight;
    },
    async listen() {
      await locks?.request(LOCK, () => undefined);
      await wait(HEARSAY_MS);
    },
  };
}

const gone: HttpError = { kind: 'cancelled', url: '', detail: 'the session ended meanwhile' };

/** Whether the refresh cookie is invalid or forbidden. Any other error may be temporary. */
export const isRefusal = ({ status }: HttpError): boolean => status === 401 || status === 403;

/** A reused token revokes its whole family (F28). */
export const causeOf = ({ problem }: HttpError): SignOutCause =>
  problem?.code === 'session_revoked' ? 'security' : 'refused';
