/** A mistake that somebody might make, and that a test has to notice. */
export interface Fault {
  name: string;
  file: string;
  /** Occurs once in the file. */
  find: string;
  replace: string;
  /** Words of the titles of the journeys that may see it, where nothing cheaper can. */
  journey?: string;
}

export const FAULTS: readonly Fault[] = [
  {
    name: 'retry-of-a-post',
    file: 'src/http/http.ts',
    find: "const retries = (request.method ?? 'GET') === 'GET' ? 1 : 0;",
    replace: 'const retries = 1;',
  },
  {
    name: 'timeout-per-try',
    file: 'src/http/http.ts',
    find: 'AbortSignal.timeout(request.timeoutMs ?? 8000)',
    replace: 'AbortSignal.timeout(8000)',
  },
  {
    name: 'plural-always-other',
    file: 'src/i18n/text.ts',
    find: 'words(plurals.select(amount)) ?? words',
    replace: 'words',
  },
  {
    name: 'worker-keeps-private-answers',
    file: 'sw/keepable.ts',
    find: 'private|no-store',
    replace: 'no-store',
  },
  {
    name: 'webhook-without-secret',
    file: 'src/server/steps/hooks.ts',
    find: "isSameSecret(req.headers['x-webhook-secret'], secret)",
    replace: "(secret || req.headers['x-webhook-secret'])",
  },
];
