import type { Api } from '../../../http/api.ts';
import type { HttpError } from '../../../http/http-error.ts';
import {
  balanceQuery,
  type Payment,
  type PaymentAnswer,
  type PaymentDirection,
  pay,
} from '../../../operator/wallet.ts';
import { type AnswersStore, putAnswer } from '../../../state/answers.ts';

/** A payment that the player asked for. Its key stays the same until the operator has answered (F18). */
export interface PaymentAttempt {
  /** UUID */
  key: string;
  direction: PaymentDirection;
  payment: Payment;
}

export type PaymentOutcome =
  | { kind: 'booked'; attempt: PaymentAttempt; answer: PaymentAnswer }
  | { kind: 'refused'; attempt: PaymentAttempt; error: HttpError }
  /** The answer was lost: the payment may have been booked or not. */
  | { kind: 'unknown'; attempt: PaymentAttempt };

/** Beside the player's answers: in memory only, gone with the session, there when the player comes back to the page. */
const OPEN = 'player:open-payment';

/** The payment of which nobody knows yet whether it was booked. */
export const openPayment = (answers: AnswersStore): PaymentAttempt | undefined =>
  answers.entries[OPEN]?.value as PaymentAttempt | undefined;

export interface CashierTools {
  api: Api;
  answers: AnswersStore;
  accountCode: string;
  /** Before asking again, in ms; one pause per repetition. */
  pauses?: readonly number[];
}

/**
 * Asks for a payment until there is an answer, a few times; always with the key of the attempt, so that it
 * happens once. The balance changes with the operator's answer, never before.
 */
export async function askForPayment(
  attempt: PaymentAttempt,
  { api, answers, accountCode, pauses = [500, 1500] }: CashierTools,
): Promise<PaymentOutcome> {
  putAnswer(answers, OPEN, { value: attempt, at: Date.now(), from: 'network' });
  for (const pause of [...pauses, undefined]) {
    const answer = await pay(api, attempt.direction, attempt.payment, attempt.key);
    if (answer.ok) {
      delete answers.entries[OPEN];
      const { key } = balanceQuery(accountCode);
      putAnswer(answers, key, { value: answer.value.balance, at: Date.now(), from: 'network' });
      return { kind: 'booked', attempt, answer: answer.value };
    }
    if (isAnswered(answer.error)) {
      delete answers.entries[OPEN];
      return { kind: 'refused', attempt, error: answer.error };
    }
    // The session is over; whoever signs in next has nothing to do with it.
    if (answer.error.kind === 'cancelled') break;
    if (pause !== undefined) await new Promise((resolve) => setTimeout(resolve, pause));
    // Gone with the player who asked for it.
    if (openPayment(answers)?.key !== attempt.key) break;
  }
  return { kind: 'unknown', attempt };
}

/** Whether the operator has decided: a refusal books nothing. One that is at work on the same key has not yet. */
function isAnswered({ kind, status = 0, problem }: HttpError): boolean {
  return kind === 'status' && status < 500 && problem?.code !== 'request_in_progress';
}
