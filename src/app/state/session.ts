import { proxy } from 'valtio/vanilla';
import type { Api } from '../../http/api.ts';
import type { HttpError } from '../../http/http-error.ts';
import { failure, type Result } from '../../lib/result.ts';
import type { Profile } from '../../operator/profile.ts';
import type { Registration } from '../../operator/registration.ts';
import type { Credentials } from '../../operator/sessions.ts';
import { createAnswers } from './answers.ts';
import { Queries } from './queries.ts';

/** Who is signed in. Nothing of it persists: a session comes back by its refresh cookie (AUT-3). */
export interface SessionStore {
  signedIn: boolean;
  /** A session of before may come back: neither visitor's nor player's controls should flash. */
  restoring: boolean;
  /** Of the player; undefined for visitors and until it was read. */
  profile: Profile | undefined;
  /** The login form over the page, on desktop (HDR-5, HDR-8). */
  loginOpen: boolean;
  /** Why the last session of this tab ended. */
  endedBy: SignOutCause | undefined;
}

export const createSession = (): SessionStore =>
  proxy<SessionStore>({
    signedIn: false,
    restoring: false,
    profile: undefined,
    loginOpen: false,
    endedBy: undefined,
  });

/** Why a session ends: the player's wish, no activity, a 401, another tab, or a stolen token. */
export type SignOutCause = 'asked' | 'inactivity' | 'refused' | 'elsewhere' | 'security';

export interface SessionActions {
  signIn(credentials: Credentials): Promise<Result<undefined, HttpError>>;
  /**
   * Asks the browser for a passkey; `cancelled` when the player closed its dialog.
   * @param suggest the browser offers passkeys among its suggestions for the name (WebAuthn's conditional
   * mediation) instead of asking at once, until this signal takes the offer back (`cancelled`)
   */
  signInWithPasskey(suggest?: AbortSignal): Promise<Result<undefined, HttpError>>;
  /** Opens an account, which signs it in. @param key idempotency key of the attempt */
  register(registration: Registration, key: string): Promise<Result<undefined, HttpError>>;
  signOut(cause: SignOutCause, options?: { everywhere?: boolean }): Promise<void>;
  /** Reads the profile again, after what changes it. */
  refreshProfile(): Promise<void>;
  /** The player is there: the session goes on, in every tab (AUT-3). */
  stay(): void;
  /** Resolves when it is known whether a session of before came back. */
  settled(): Promise<void>;
  /** The auth service asks for a login: the form opens after 500 ms, or the login page on mobile (HDR-8). */
  requestLogin(): void;
}

/** What is a player's own: reads with the token go into answers that never persist and end with the session. */
export interface PlayerSide {
  session: SessionActions;
  queries: Queries;
  api: Api;
  /** Calls that need nobody signed in, such as a registration: never with a token. */
  asVisitor: Api;
}

const signedOut: HttpError = { kind: 'cancelled', url: '', detail: 'there is no session' };

/** On the server nobody is signed in. */
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
