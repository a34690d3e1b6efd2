import type { Api } from '../../../../http/api.ts';
import type { HttpError } from '../../../../http/http-error.ts';
import { balanceQuery, type PaymentAnswer, pay } from '../../../../operator/wallet.ts';
import { type AnswersStore, putAnswer } from '../../../state/answers.ts';
import { askOnce, type WriteOutcome } from '../../../state/open-writes/ask-once.ts';
import type { OpenWrites } from '../../../state/open-writes/open-writes.ts';
import type { OpenWrite, Wish } from '../../../state/persist/saved-writes.ts';

/** A payment that the player requested. Its idempotency key stays the same until the operator responds (F18). */
export type PaymentAttempt = OpenWrite & { wish: Extract<Wish, { kind: 'payment' }> };

export type PaymentOutcome = WriteOutcome<PaymentAnswer> & { attempt: PaymentAttempt };

export const isPayment = (write: OpenWrite): write is PaymentAttempt =>
  write.wish.kind === 'payment';

interface CashierTools {
  api: Api;
  answers: AnswersStore;
  writes: OpenWrites;
  isMine: () => boolean;
  /** Delays before each retry, in ms. */
  pauses?: readonly number[];
}

/** Requests a payment once. The balance changes with the operator's response, never before. */
export async function askForPayment(
  attempt: PaymentAttempt,
  { api, answers, ...options }: CashierTools,
): Promise<PaymentOutcome> {
  const { direction, payment } = attempt.wish;
  const isRepeated = options.writes.has(attempt.key);
  const outcome = await askOnce(attempt, (key) => pay(api, direction, payment, key), options);
  // The response to an earlier payment contains an outdated balance.
  if (outcome.kind === 'done' && !isRepeated) {
    const { key } = balanceQuery(attempt.account);
    putAnswer(answers, key, { value: outcome.value.balance, at: Date.now(), from: 'network' });
  }
  if (outcome.kind === 'done' && outcome.value.transaction.status === 'refused')
    return { kind: 'refused', error: DECLINED, attempt };
  return { ...outcome, attempt };
}

/** A payment that the operator records as refused is treated like a refused call. */
const DECLINED: HttpError = {
  kind: 'status',
  url: '',
  problem: { code: 'payment_refused', more: {} },
};
