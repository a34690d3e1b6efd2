import { type ReactNode, useState } from 'react';
import type { Query } from '../../http/query.ts';
import { putAnswer, type StoredAnswer } from '../state/answers.ts';
import { type AppState, AppStateProvider, useApp } from '../state/context.ts';
import { Queries } from '../state/queries.ts';
import { createStores } from '../state/stores.ts';

interface DemoAppProps {
  /** Existing answers. */
  answers?: { query: Query<unknown>; value: unknown; from?: StoredAnswer['from'] }[];
  /** Outcome of all other queries. */
  others: 'wait' | 'fail';
  children: ReactNode;
}

/** Provides an app with its own answers for a demo. */
export function DemoApp({ answers = [], others, children }: DemoAppProps) {
  const app = useApp();
  const [own] = useState<AppState>(() => {
    const stores = createStores();
    for (const { query, value, from = 'transfer' } of answers)
      putAnswer(stores.answers, query.key, { value, at: Date.now(), from });
    return {
      ...app,
      stores,
      queries: new Queries({
        answers: stores.answers,
        source: ({ path }) =>
          others === 'wait'
            ? new Promise(() => {})
            : Promise.resolve({
                answer: { ok: false, error: { kind: 'network', url: path } },
                at: 0,
              }),
        freshMs: Number.POSITIVE_INFINITY,
      }),
    };
  });
  return <AppStateProvider value={own}>{children}</AppStateProvider>;
}
