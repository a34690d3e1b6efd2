import { proxy } from 'valtio/vanilla';
import type { Api } from '../../http/api.ts';
import type { HttpError } from '../../http/http-error.ts';
import { failure, type Result } from '../../lib/result.ts';
import type { Profile } from '../../operator/profile.ts';
import type { Registration } from '../../operator/registration.ts';
import type { Credentials } from '../../operator/sessions.ts';
import { createAnswers } from './answers.ts';
import { Queries } from './queries.ts';

/** Who is logged in. Nothing of it is saved: a session is restored by its refresh cookie (AUT-3). */
export interface SessionStore {
  signedIn: boolean;
  /** The player's account code, known before `profile`, so that the first reads can start with it. */
  accountCode: string | undefined;
  /** Number of log-ins in this page: another player may follow without a render between. */
  logIns: number;
  /** An earlier session may be restored; until then neither visitor's nor player's controls are shown. */
  restoring: boolean;
  /** Of the player; undefined for visitors and until read. */
  profile: Profile | undefined;
  /** The login form over the page, on desktop (HDR-5, HDR-8). */
  loginOpen: boolean;
  /** Why the last session of this tab ended. */
  endedBy: SignOutCause | undefined;
}

export const createSession = (): SessionStore =>
  proxy<SessionStore>({
    signedIn: false,
    accountCode: undefined,
    logIns: 0,
    restoring: false,
    profile: undefined,
    loginOpen: false,
    endedBy: undefined,
  });

/** Why a session ended: on request, by inactivity, by a 401, in another tab, or for a stolen token. */
export type SignOutCause = 'asked' | 'inactivity' | 'refused' | 'elsewhere' | 'security';

export interface SessionActions {
  signIn(credentials: Credentials): Promise<Result<undefined, HttpError>>;
  /**
   * Logs in with a passkey; `cancelled` when the player closed the browser's dialog.
   * @param suggest the browser suggests passkeys in the user name field (WebAuthn's conditional mediation) instead of
   * asking at once, until this signal aborts (`cancelled`)
   */
  signInWithPasskey(suggest?: AbortSignal): Promise<Result<undefined, HttpError>>;
  /** Creates an account and logs in. @param key idempotency key of the attempt */
  register(registration: Registration, key: string): Promise<Result<undefined, HttpError>>;
  signOut(cause: SignOutCause, options?: { everywhere?: boolean }): Promise<void>;
  /** Reads the profile again after a change. */
  refreshProfile(): Promise<void>;
  /** The player is active: continues the session in every tab (AUT-3). */
  stay(): void;
  /**
   * Resolves when it is known whether an earlier session was restored.
   * @param hasMissed the page was in the back/forward cache and may have missed a log-in in another tab (F52)
   */
  settled(hasMissed?: boolean): Promise<void>;
  /** The auth service asks for a login: the form opens after 500 ms, or the login page on mobile (HDR-8). */
  requestLogin(): void;
}

/** The player's side: answers to calls with the token are never saved and are cleared with the session. */
export interface PlayerSide {
  session: SessionActions;
  queries: Queries;
  api: Api;
  /** Calls without a token, such as a registration. */
  asVisitor: Api;
}

const signedOut: HttpError = { kind: 'cancelled', url: '', detail: 'there is no session' };

/** On the server nobody is logged in. */
export function createAbsentPlayer(): PlayerSide {
  const refuse = async () => failure(signedOut);
  const nothing = async () => undefined;
  return {
    session: {
      signIn: refuse,
      signInWithPasskey: refuse,
      register: refuse,
      signOut: nothing,
      refreshProfile: nothing,
      stay: () => undefined,
      settled: () => new Promise(() => undefined),
      requestLogin: () => undefined,
    },
    queries: new Queries({
      answers: createAnswers(),
      freshMs: 0,
      source: async () => ({ answer: failure(signedOut), at: 0 }),
    }),
    api: { send: refuse },
    asVisitor: { send: refuse },
  };
}
