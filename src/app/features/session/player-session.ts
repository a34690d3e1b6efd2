import type { ApiRequest } from '../../../http/api.ts';
import type { HttpError } from '../../../http/http-error.ts';
import { type Result, success } from '../../../lib/result.ts';
import { isSamePath } from '../../../lib/site-paths.ts';
import {
  openAccount,
  openSession,
  openSessionWithPasskey,
  refreshSession,
  type Session,
} from '../../../operator/sessions.ts';
import type { PlayerSide, SignOutCause } from '../../state/session.ts';
import { track } from '../../state/tag-event.ts';
import { clearToasts } from '../../state/toasts.ts';
import { createAccess } from './access.ts';
import { fromWall, type Moment, now } from './clock.ts';
import { withDevice } from './device-check/look-at-device.ts';
import { createDeviceReport } from './device-report.ts';
import { setHint } from './keep-hint.ts';
import { createOperatorEnds } from './operator-ends.ts';
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
  const ends = createOperatorEnds(parts, access, visitorApi);
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
  let lifetime: AbortController | undefined;
  let watches: ReturnType<typeof watchSession> | undefined;
  const restoring = restoreSession({
    parts,
    access,
    state,
    refresh,
    begin,
    hasBegun: () => lifetime !== undefined,
  });

  void ends.payOwed();

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
    state.showSignedIn(session.accountCode);
    import('../../state/open-writes/tell-open-writes.ts')
      .then(({ tellOpenWrites }) => tellOpenWrites(stores, parts.text, location.pathname))
      .catch((error: unknown) => console.warn('The player was not told about open writes', error));
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

  async function signOut(cause: SignOutCause, { everywhere = false } = {}): Promise<void> {
    const mine = access.session();
    if (mine === undefined) return ends.settled();
    const { accessToken: token, sessionId } = mine;
    const { profile } = stores.session;
    const here = navigation.here();
    const mayAsk = (cause === 'asked' || cause === 'inactivity') && !access.isExpired();
    end(cause);
    if (cause === 'elsewhere') return;
    tabs.tell({ type: 'ended', cause, sessionId });
    // REQ-8: loads the page again as for a visitor.
    const refused = cause === 'refused' || cause === 'security';
    if (refused && !isSamePath(config.routes.login, here)) navigation.go(here, true);
    return ends.leave({ cause, token, profile, mayAsk, everywhere });
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

  const enter = (ask: () => Promise<Result<Session, HttpError>>) =>
    ends.apart(async (): Promise<Result<undefined, HttpError>> => {
      const asked = now();
      const answer = await ask();
      if (!answer.ok) return answer;
      if (access.token() !== undefined) end('elsewhere');
      clearToasts(stores.toasts);
      const begun = begin(answer.value, asked);
      tellOfDevice();
      tabs.tell({ type: 'session', session: answer.value, at: Date.now(), login: true });
      await begun;
      return success(undefined);
    });

  async function login(
    method: 'password' | 'passkey',
    ask: () => Promise<Result<Session, HttpError>>,
  ) {
    const entered = await enter(ask);
    if (!entered.ok) return entered;
    track({ event: 'login', method });
    void checkPendingActions(parts);
    return entered;
  }

  function hear(message: TabMessage): void {
    const mine = access.session();
    if (message.type === 'session') {
      const { session, at, login: isLogin } = message;
      if (mine?.sessionId === session.sessionId) access.take(session, fromWall(at));
      else if (isLogin || restoring.isUnderWay()) {
        if (mine) end('elsewhere');
        // AUT-1: notices of an earlier session are outdated in every tab.
        if (isLogin) clearToasts(stores.toasts);
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
      async signInWithPasskey(suggest) {
        const { askForAssertion } = await import('./passkey.ts');
        const answer = await askForAssertion(visitorApi, suggest);
        if (!answer.ok) return answer;
        return login('passkey', () => openSessionWithPasskey(visitorApi, { answer: answer.value }));
      },
      async register(registration, key) {
        tellOfDevice();
        const entered = await enter(() => openAccount(visitorApi, withDevice(registration), key));
        if (entered.ok) track({ event: 'sign_up' });
        return entered;
      },
      signOut,
      refreshProfile: state.readProfile,
      stay: () => watches?.stay(),
      settled: restoring.settled,
      requestLogin: () => requestLogin(parts),
    },
  };
}

const withSignal = (request: ApiRequest, lifetime: AbortSignal | undefined): ApiRequest => {
  const signals = [request.signal, lifetime].filter((signal) => signal !== undefined);
  return { ...request, signal: AbortSignal.any(signals) };
};
