import { type ReactNode, useState } from 'react';
import type { Query } from '../../http/query.ts';
import { putAnswer, type StoredAnswer } from '../state/answers.ts';
import { type AppState, AppStateProvider, useApp } from '../state/context.ts';
import { Queries } from '../state/queries.ts';
import { createStores } from '../state/stores.ts';

interface DemoAppProps {
  /** What has answered already. */
  answers?: { query: Query<unknown>; value: unknown; from?: StoredAnswer['from'] }[];
  /** What happens to everything else that is asked for. */
  others: 'wait' | 'fail';
  children: ReactNode;
}

/** The app around a demo with answers of its own, so that each state can be shown by itself. */
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
