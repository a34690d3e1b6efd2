import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { limitsQuery } from '../../../operator/limits.ts';
import { useApp } from '../../../state/context.ts';
import { forgetActivity } from '../activity/forget-activity.ts';
import {
  askForPayment,
  openPayment,
  type PaymentAttempt,
  type PaymentOutcome,
} from './payment-attempt.ts';

export type PaymentState =
  | { kind: 'editing' }
  | { kind: 'asking'; attempt: PaymentAttempt }
  | PaymentOutcome;

/** The player's payment: one at a time, and one whose answer was lost is asked for when the network is back. */
export function usePayment(accountCode: string) {
  const { stores, player } = useApp();
  const { online } = useSnapshot(stores.network);
  const [state, setState] = useState<PaymentState>(() => {
    const open = openPayment(stores.playerAnswers);
    return open ? { kind: 'unknown', attempt: open } : { kind: 'editing' };
  });
  const asking = useRef(false);

  async function ask(attempt: PaymentAttempt): Promise<void> {
    if (asking.current) return;
    asking.current = true;
    setState({ kind: 'asking', attempt });
    const outcome = await askForPayment(attempt, {
      api: player.api,
      answers: stores.playerAnswers,
      accountCode,
    });
    asking.current = false;
    setState(outcome);
    if (outcome.kind !== 'booked') return;
    forgetActivity(stores.playerAnswers);
    void player.queries.refresh(limitsQuery(accountCode));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the network comes back, not with each state
  useEffect(() => {
    if (online && state.kind === 'unknown') void ask(state.attempt);
  }, [online]);

  return { state, ask, edit: () => setState({ kind: 'editing' }) };
}
