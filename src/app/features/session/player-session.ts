import type { ApiRequest } from '../../../http/api.ts';
import type { HttpError } from '../../../http/http-error.ts';
import { type Result, success } from '../../../lib/result.ts';
import {
  closeSession,
  openAccount,
  openSession,
  refreshSession,
  type Session,
} from '../../../operator/sessions.ts';
import { prepareBackgroundEnd } from '../../pwa/background-end.ts';
import { askFor } from '../../state/dialog-queue.ts';
import type { PlayerSide, SignOutCause } from '../../state/session.ts';
import { track } from '../../state/tag-event.ts';
import { addToast, clearToasts, removeToast } from '../../state/toasts.ts';
import { createAccess } from './access.ts';
import { fromWall, type Moment, now } from './clock.ts';
import { withDevice } from './device-check/look-at-device.ts';
import { createDeviceReport } from './device-report.ts';
import { sayFarewell } from './farewell.ts';
import { retryAfter } from './keep-fresh.ts';
import { endIsPaid, isEndOwed, setHint } from './keep-hint.ts';
import { nextTry, payOwedEnd } from './owed-end.ts';
import { checkPendingActions } from './pending-actions.ts';
import { createPlayerApi } from './player-api.ts';
import { causeOf, createRefresher, isRefusal } from './refresh.ts';
import { dropRefreshKey, openRefreshKey, refreshKey } from './refresh-key.ts';
import { requestLogin } from './request-login.ts';
import { restoreSession } from './restore-session.ts';
import type { SessionParts } from './session-parts.ts';
import { createSessionState } from './session-state.ts';
import { openTabs, type TabMessage } from './tabs.ts';
import { watchSession } from './watch-session.ts';

/** The player's session in this tab, from log-in or restoration to its end. */
export function createPlayerSession(parts: SessionParts): Omit<PlayerSide, 'queries'> {
  const { config, stores, navigation } = parts;
  const access = createAccess();
  const state = createSessionState(parts);
  const visitorApi = parts.createApi();
  const tokenApi = parts.createApi(access.token);
  const tellOfDevice = createDeviceReport(parts, access.token);
  const tabs = openTabs(hear);
  const { refresh, listen } = createRefresher({
    access,
    ask: async () => {
      const answer = await refreshSession(visitorApi, refreshKey());
      if (answer.ok) dropRefreshKey();
      return answer;
    },
    onSession: (session) => tabs.tell({ type: 'session', session, at: Date.now(), login: false }),
    onOther: (session, asked) => {
      end('elsewhere');
      void begin(session, asked);
    },
    locks: navigator.locks,
  });
  const api = createPlayerApi({
    access,
    api: { send: (request) => tokenApi.send(withSignal(request, lifetime?.signal)) },
    refresh: renew,
    isRefreshOpen: () => openRefreshKey() !== undefined,
    listen,
    onRefused: (error) => void signOut(causeOf(error)),
  });
  /** Effects of a log-in, in this order (AUT-1). */
  const onSignedIn: readonly (() => void)[] = [
    () => clearToasts(stores.toasts),
    () => void checkPendingActions(parts),
  ];
  let lifetime: AbortController | undefined;
  let watches: ReturnType<typeof watchSession> | undefined;
  let leaving: Promise<void> = Promise.resolve();
  const restoring = restoreSession({
    parts,
    access,
    state,
    refresh,
    begin,
    hasBegun: () => lifetime !== undefined,
  });

  void payEnd();

  parts.onOutcome((outcome) => {
    if (outcome?.status === 401) void signOut(causeOf(outcome));
  });

  /** Starts the session with a token; from here on the player is logged in. */
  async function begin(session: Session, since: Moment): Promise<void> {
    access.take(session, since);
    setHint();
    lifetime = new AbortController();
    const { signal } = lifetime;
    await parts.interactive;
    if (signal.aborted) return;
    state.showSignedIn();
    import('../../state/open-writes/tell-open-writes.ts')
      .then(({ tellOpenWrites }) => tellOpenWrites(stores, parts.text, location.pathname))
      .catch((error: unknown) => console.warn('Open writes are not told', error));
    watches = watchSession({
      parts,
      access,
      tabs,
      cover: state.cover,
      renew: async () => (await renew()).ok,
      end: (cause) => void signOut(cause),
    });
  }

  /** Ends everything that is local to this tab, at once. */
  function end(cause: SignOutCause): void {
    access.drop();
    lifetime?.abort();
    watches?.stop();
    lifetime = undefined;
    watches = undefined;
    state.showSignedOut(cause);
    state.explainEnd(cause);
  }

  /**
   * Retries an unconfirmed end, of this page's session or of an earlier page's.
   * @param firstAfterS the operator's retry time in seconds
   */
  async function payEnd(firstAfterS?: number): Promise<void> {
    let notice: string | undefined;
    await payOwedEnd({
      close() {
        const closing = closeSession(visitorApi);
        // A new log-in waits for this call, or it would lose its cookie.
        leaving = closing.then(() => undefined);
        return closing;
      },
      isOwed: () => isEndOwed() && access.token() === undefined,
      onPaid: endIsPaid,
      firstAfterS,
      wait(failures, afterS) {
        void prepareBackgroundEnd().then((endInBackground) => endInBackground());
        notice ??= addToast(stores.toasts, {
          type: 'warning',
          text: parts.text.t('session.notAcknowledged'),
          durationMs: -1,
        });
        return nextTry(afterS === undefined ? retryAfter(failures) : afterS * 1000);
      },
    });
    if (notice !== undefined) removeToast(stores.toasts, notice);
  }

  async function signOut(cause: SignOutCause, { everywhere = false } = {}): Promise<void> {
    const mine = access.session();
    if (mine === undefined) return leaving;
    const { accessToken: token, sessionId } = mine;
    const { profile } = stores.session;
    const here = navigation.here();
    const mayAsk = (cause === 'asked' || cause === 'inactivity') && !access.isExpired();
    end(cause);
    if (cause === 'elsewhere') return;
    tabs.tell({ type: 'ended', cause, sessionId });
    // The service worker takes over if the page unloads before the response.
    void prepareBackgroundEnd().then((endInBackground) =>
      addEventListener('pagehide', () => isEndOwed() && endInBackground(), { once: true }),
    );
    // REQ-8: loads the page again as a visitor.
    const refused = cause === 'refused' || cause === 'security';
    if (refused && here.split('?')[0] !== config.routes.login) navigation.go(here, true);
    leaving = sayFarewell({
      api: parts.createApi(() => token),
      profile,
      currency: config.currency,
      mayAsk,
      everywhere,
      // Only a requested log-out stops push messages; an inactive player keeps them.
      detach:
        cause === 'asked' ? (leaving) => parts.detach(leaving, profile?.accountCode) : undefined,
      onSummary: (subject) => askFor(stores.dialogs, subject),
      onEnded: endIsPaid,
      onSilence: (afterS) => void payEnd(afterS),
      isReplaced: () => access.token() !== undefined,
    }).then((ended) => {
      if (!everywhere) return;
      addToast(
        stores.toasts,
        ended
          ? { type: 'success', text: parts.text.t('session.everywhere') }
          : // Until the next log-in: the other devices may need the player.
            { type: 'error', text: parts.text.t('session.notEverywhere'), durationMs: -1 },
      );
    });
    return leaving;
  }

  /** @returns the error of the refresh, if any; ends the session when the operator no longer knows it */
  async function renew(): Promise<Result<undefined, HttpError>> {
    const outcome = await refresh();
    if (access.token() === undefined) return outcome;
    if (outcome.ok) state.showReachable(true);
    else if (isRefusal(outcome.error))
      await signOut(watches?.isOverdue() ? 'inactivity' : causeOf(outcome.error));
    else if (access.isExpired()) state.showReachable(false);
    return outcome;
  }

  async function enter(
    ask: () => Promise<Result<Session, HttpError>>,
  ): Promise<Result<undefined, HttpError>> {
    await leaving;
    const asked = now();
    const answer = await ask();
    if (!answer.ok) return answer;
    if (access.token() !== undefined) end('elsewhere');
    const begun = begin(answer.value, asked);
    tellOfDevice();
    tabs.tell({ type: 'session', session: answer.value, at: Date.now(), login: true });
    await begun;
    return success(undefined);
  }

  async function login(
    method: 'password' | 'passkey',
    ask: () => Promise<Result<Session, HttpError>>,
  ) {
    const entered = await enter(ask);
    if (!entered.ok) return entered;
    track({ event: 'login', method });
    for (const act of onSignedIn) act();
    return entered;
  }

  function hear(message: TabMessage): void {
    const mine = access.session();
    if (message.type === 'session') {
      const { session, at, login: isLogin } = message;
      if (mine?.sessionId === session.sessionId) access.take(session, fromWall(at));
      else if (isLogin || restoring.isUnderWay()) {
        if (mine) end('elsewhere');
        void begin(session, fromWall(at));
      }
    } else if (message.type === 'ended') {
      if (!mine || (message.sessionId ?? mine.sessionId) !== mine.sessionId) return;
      end(message.cause === 'asked' || message.cause === 'refused' ? 'elsewhere' : message.cause);
    } else watches?.hear(message);
  }

  return {
    api,
    asVisitor: visitorApi,
    session: {
      signIn(credentials) {
        tellOfDevice();
        return login('password', () => openSession(visitorApi, withDevice(credentials)));
      },
      signInWithPasskey: (suggest) =>
        login('passkey', async () =>
          (await import('./passkey.ts')).openByPasskey(visitorApi, suggest),
        ),
      async register(registration, key) {
        tellOfDevice();
        const entered = await enter(() => openAccount(visitorApi, withDevice(registration), key));
        if (entered.ok) track({ event: 'sign_up' });
        return entered;
      },
      signOut,
      refreshProfile: state.readProfile,
      stay: () => watches?.stay(),
      settled: () => restoring.settled,
      requestLogin: () => requestLogin(parts),
    },
  };
}

const withSignal = (request: ApiRequest, lifetime: AbortSignal | undefined): ApiRequest => {
  const signals = [request.signal, lifetime].filter((signal) => signal !== undefined);
  return { ...request, signal: AbortSignal.any(signals) };
};
