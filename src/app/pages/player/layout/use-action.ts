import { useRef, useState } from 'react';
import { type HttpError, unexpected } from '../../../../http/http-error.ts';
import { failure, type Result } from '../../../../lib/result.ts';

export interface Action {
  busy: boolean;
  /** Why the last attempt was refused; undefined after success and while one is in progress. */
  error: HttpError | undefined;
  /** Runs one action at a time and ignores calls meanwhile. @returns whether it succeeded */
  run(action: () => Promise<Result<unknown, HttpError>>): Promise<boolean>;
  /** Clears the error. */
  clear(): void;
}

/** Tracks an action of the player: whether it is in progress and why it was refused. */
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
