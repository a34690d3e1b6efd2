import { useRef, useState } from 'react';
import { type HttpError, unexpected } from '../../../../http/http-error.ts';
import { failure, type Result } from '../../../../lib/result.ts';

export interface Action {
  busy: boolean;
  /** Why the last try was refused; undefined after a success and while one is under way. */
  error: HttpError | undefined;
  /** Does one thing at a time; a second call meanwhile does nothing. @returns whether it was done */
  run(action: () => Promise<Result<unknown, HttpError>>): Promise<boolean>;
  /** Forgets the refusal. */
  clear(): void;
}

/** Something that a player sets going: whether it is under way, and why it was refused. */
export function useAction(): Action {
  const [state, setState] = useState<Pick<Action, 'busy' | 'error'>>(IDLE);
  const running = useRef(false);
  return {
    ...state,
    clear: () => setState(IDLE),
    async run(action) {
      if (running.current) return false;
      running.current = true;
      setState({ busy: true, error: undefined });
      const outcome = await action().catch((error) => failure(unexpected(error)));
      running.current = false;
      setState({ busy: false, error: outcome.ok ? undefined : outcome.error });
      return outcome.ok;
    },
  };
}

const IDLE = { busy: false, error: undefined };
