import { useRef, useState } from 'react';
import { unexpected } from '../../../http/http-error.ts';

/** Runs one task at a time. `failed`: the last one returned an error. */
export function useBusy(): {
  busy: boolean;
  failed: boolean;
  /** @param work resolves to its error, if any */
  run: (work: () => Promise<unknown>) => void;
} {
  const [state, setState] = useState({ busy: false, failed: false });
  const running = useRef(false);
  return {
    ...state,
    run(work) {
      if (running.current) return;
      running.current = true;
      setState({ busy: true, failed: false });
      void work()
        .catch(unexpected)
        .then((fault) => {
          running.current = false;
          setState({ busy: false, failed: fault !== undefined });
        });
    },
  };
}
