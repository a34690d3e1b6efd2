import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { limitsQuery } from '../../../../operator/limits.ts';
import { balanceQuery } from '../../../../operator/wallet.ts';
import { useLoader } from '../../../features/loader/use-loader.ts';
import { useText } from '../../../i18n/text.ts';
import type { AnswersStore } from '../../../state/answers.ts';
import { useApp } from '../../../state/context.ts';
import { useOpenWrites } from '../../../state/open-writes/open-writes.ts';
import { useSnapshot } from '../../../state/use-snapshot.ts';
import { amountText } from '../amounts/amount-text.ts';
import { takeKept } from '../layout/use-kept.ts';
import { useTellIfLeft } from '../layout/use-tell-if-left.ts';
import { outcomeWords } from './outcome-words.ts';
import {
  askForPayment,
  isPayment,
  type PaymentAttempt,
  type PaymentOutcome,
} from './payment-attempt.ts';

type PaymentState =
  /** Still reading from this device whether a payment is open. */
  | { kind: 'reading' }
  /** Storage on this device did not answer, so a payment may be open. */
  | { kind: 'unread' }
  | { kind: 'editing' }
  /** The first request; a payment whose response was lost stays unknown during retries. */
  | { kind: 'asking'; attempt: PaymentAttempt }
  | { kind: 'unknown'; attempt: PaymentAttempt }
  | Exclude<PaymentOutcome, { kind: 'unknown' }>;

/** States of this page only. */
type OwnState = Exclude<PaymentState, { kind: 'reading' | 'unread' }>;

/**
 * Manages the player's payment, one at a time per device across tabs and pages. Retries one whose response was lost
 * when the network is back.
 */
export function usePayment(accountCode: string) {
  const app = useApp();
  const { stores, player } = app;
  const text = useText();
  const tellIfLeft = useTellIfLeft();
  const { online } = useSnapshot(stores.network);
  const { writes, open: all, failed } = useOpenWrites(accountCode);
  const open = all?.find(isPayment);
  const [own, setOwn] = useState<OwnState>({ kind: 'editing' });
  const [busy, setBusy] = useState(false);
  const asking = useRef(false);
  useLoader(own.kind === 'asking');
  const lost = useRef<PaymentAttempt>(undefined);
  const wasOnline = useRef(online);
  const seen = useRef<string>(undefined);

  const isMine = () => stores.session.profile?.accountCode === accountCode;
  const refreshMoney = () => {
    forgetActivity(stores.playerAnswers);
    void player.queries.refreshAgain(limitsQuery(accountCode));
    return player.queries.refreshAgain(balanceQuery(accountCode));
  };

  async function ask(attempt: PaymentAttempt): Promise<void> {
    if (asking.current) return;
    asking.current = true;
    setBusy(true);
    const isRepeated = writes.has(attempt.key);
    setOwn({ kind: isRepeated ? 'unknown' : 'asking', attempt });
    const { direction, payment } = attempt.wish;
    const form = `cashier:${direction}`;
    // Another tab may resolve it, so a payment that may be done is never prefilled again; a refused one is.
    const putBack = takeKept(form, {
      [`${form}:amount`]: amountText(payment.amount, text.locale, payment.currency),
      [`${form}:method`]: payment.method,
    });
    const outcome = await askForPayment(attempt, {
      api: player.api,
      answers: stores.playerAnswers,
      writes,
      isMine,
    });
    if (outcome.kind === 'refused') {
      // The player may solve the reason on another page. After a log-out nothing of theirs may stay.
      if (isMine()) putBack();
      // The activity also shows a payment that the operator has recorded as refused.
      forgetActivity(stores.playerAnswers);
    }
    if (outcome.kind === 'done') {
      // The response to an earlier payment contains an outdated balance.
      await (isRepeated && refreshMoney());
      forgetActivity(stores.playerAnswers);
      if (!isRepeated) void player.queries.refreshAgain(limitsQuery(accountCode));
    }
    lost.current = outcome.kind === 'unknown' ? attempt : undefined;
    asking.current = false;
    setBusy(false);
    setOwn(outcome.kind === 'unknown' ? { kind: 'editing' } : outcome);
    tellIfLeft(attempt, outcome.kind, outcomeWords(outcome, text));
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: retried when the network is back, not with each state
  useEffect(() => {
    const isBack = online && !wasOnline.current;
    wasOnline.current = online;
    if (isBack && lost.current) void ask(lost.current);
  }, [online]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab has the answer
  useEffect(() => {
    if (seen.current !== undefined && open === undefined && !asking.current) void refreshMoney();
    seen.current = open?.key;
  }, [open?.key]);

  // The result is dropped with the next navigation, to the other direction or to a new payment.
  const { key: place } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with each navigation
  useEffect(() => {
    setOwn((now) => (now.kind === 'done' || now.kind === 'refused' ? { kind: 'editing' } : now));
  }, [place]);

  return {
    state: busy ? own : shown(own, all && { open }, failed),
    busy,
    ask,
    edit: () => setOwn({ kind: 'editing' }),
    /** Closes a payment that the player has checked and whose key is too old to retry. */
    dismiss: (attempt: PaymentAttempt) => writes.close(attempt.key),
  };
}

function shown(
  own: OwnState,
  device: { open: PaymentAttempt | undefined } | undefined,
  failed: boolean,
): PaymentState {
  if (!device && own.kind === 'done') return own;
  if (!device) return { kind: failed ? 'unread' : 'reading' };
  return device.open ? { kind: 'unknown', attempt: device.open } : own;
}

/** Discards saved activity after money moved, so that it is refetched where it is shown next. */
function forgetActivity({ entries }: AnswersStore): void {
  for (const key of Object.keys(entries))
    if (/^player:(activity|transactions):/.test(key)) delete entries[key];
}
