import { useEffect, useRef, useState } from 'react';
import { type HttpError, unexpected } from '../../../../http/http-error.ts';
import { failure, type Result } from '../../../../lib/result.ts';
import { useApp } from '../../../state/context.ts';
import { suggestsPasskeys } from './passkey-support.ts';
import { type SignInFault, signInFault } from './sign-in-fault.ts';

type Way = 'password' | 'passkey';

interface SignIn {
  /** The log-in method in progress; at most one. */
  busy: Way | undefined;
  fault: SignInFault | undefined;
  withPassword(username: string, password: string): Promise<void>;
  withPasskey(): Promise<void>;
}

/** Log-in by password or passkey. The result is in the session. */
export function useSignIn(): SignIn {
  const { session } = useApp().player;
  const [busy, setBusy] = useState<Way>();
  const [fault, setFault] = useState<SignInFault>();
  // A second submit may come before the first is rendered.
  const running = useRef(false);
  const suggestion = useRef<AbortController>(undefined);

  async function attempt(way: Way, run: () => Promise<Result<undefined, HttpError>>) {
    if (running.current) return;
    running.current = true;
    setBusy(way);
    setFault(undefined);
    const outcome = await run().catch((error) => failure(unexpected(error)));
    running.current = false;
    setBusy(undefined);
    if (!outcome.ok) setFault(signInFault(outcome.error, way));
  }

  useEffect(() => {
    const offer = new AbortController();
    suggestion.current = offer;
    void suggestsPasskeys().then(async (can) => {
      if (!can || offer.signal.aborted) return;
      const outcome = await session.signInWithPasskey(offer.signal);
      // The player did not request the suggestion, so only a refused passkey is shown as an error.
      if (!outcome.ok && outcome.error.kind === 'status' && outcome.error.status === 401)
        setFault(signInFault(outcome.error, 'passkey'));
    });
    return () => offer.abort();
  }, [session]);

  return {
    busy,
    fault,
    withPassword: (username, password) =>
      attempt('password', () => session.signIn({ username, password })),
    withPasskey() {
      // A suggestion that is still loading would cancel the browser's dialog when it begins.
      suggestion.current?.abort();
      return attempt('passkey', () => session.signInWithPasskey());
    },
  };
}
