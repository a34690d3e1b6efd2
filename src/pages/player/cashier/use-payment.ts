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
  /** For the first time; one whose answer was lost stays unknown while it is asked for again. */
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
  const [busy, setBusy] = useState(false);
  const asking = useRef(false);
  const wasOnline = useRef(online);

  async function ask(attempt: PaymentAttempt): Promise<void> {
    if (asking.current) return;
    asking.current = true;
    setBusy(true);
    if (state.kind !== 'unknown') setState({ kind: 'asking', attempt });
    const outcome = await askForPayment(attempt, {
      api: player.api,
      answers: stores.playerAnswers,
      accountCode,
    });
    asking.current = false;
    setBusy(false);
    setState(outcome);
    if (outcome.kind !== 'booked') return;
    forgetActivity(stores.playerAnswers);
    void player.queries.refresh(limitsQuery(accountCode));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the network comes back, not with each state
  useEffect(() => {
    const isBack = online && !wasOnline.current;
    wasOnline.current = online;
    if (isBack && state.kind === 'unknown') void ask(state.attempt);
  }, [online]);

  return { state, busy, ask, edit: () => setState({ kind: 'editing' }) };
}
