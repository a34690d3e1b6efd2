import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import type { Operations, PaymentTerms } from '../../operator/contract/types.ts';
import { readStanding } from '../accounts/account-status.ts';
import { audit } from '../audit/audit-log.ts';
import { type PaymentMethod, paymentMethods } from '../catalogue/payment-methods.ts';
import { isIdentified } from '../documents/document-store.ts';
import { json } from '../http/answer.ts';
import { currency, line, positiveAmount } from '../http/fields.ts';
import { Problem, wrongField } from '../http/problem.ts';
import { type Player, type Route, route } from '../http/route.ts';
import type { Idempotency } from '../operator/idempotency.ts';
import { endDue } from './due.ts';
import { exclusionOf } from './exclusions.ts';
import type { Ledger, Owner } from './ledger.ts';
import { assertMayDeposit } from './limit-use.ts';
import { depositMoney, type Movement } from './movements.ts';
import { ownerOf } from './owner.ts';
import { readTransaction } from './transactions.ts';
import { withdrawMoney } from './withdrawals.ts';

type Payment = Operations['deposit']['request'];

const payment = v.strictObject({ amount: positiveAmount, currency, method: line(64) });

/** Sentinel: the bank refuses a deposit that ends in these two digits. */
const REFUSED = 13;
/** Sentinel: the bank is slow with a payment that ends in these two digits. */
const SLOW = 77;
const SLOW_MS = 2000;
const waitForBank = () => sleep(SLOW_MS, undefined, { ref: false });

/** Deposits and withdrawals. @param slowBank waits for a slow bank */
export function paymentRoutes(
  ledger: Ledger,
  idempotency: Idempotency,
  slowBank: () => Promise<void> = waitForBank,
): readonly Route[] {
  interface PaymentCall {
    readonly player: Player;
    readonly body: Payment;
    readonly idempotencyKey: string;
    readonly requestId: string;
    readonly address: string;
    readonly now: Date;
  }

  /** Makes one payment, once per key, unless the player's status or the method does not allow it. */
  function pay(
    operation: 'deposit' | 'withdraw',
    { player, body, idempotencyKey, requestId, now }: PaymentCall,
    move: (movement: Movement, method: PaymentMethod) => number,
  ) {
    const attempt = { owner: player.accountCode, key: idempotencyKey, operation, body, requestId };
    return idempotency.once(
      attempt,
      async () => {
        if (body.amount % 100 === SLOW) await slowBank();
      },
      () => {
        const owner = ownerOf(ledger, player.accountCode);
        const method = methodFor(body, owner);
        endDue(ledger, owner, now);
        const seq = move({ owner, amount: body.amount, at: now, text: method.name }, method);
        return json(201, {
          transaction: readTransaction(ledger, seq),
          balance: ledger.balanceOf(owner),
        } satisfies Operations['deposit']['answer']);
      },
    );
  }

  return [
    route({
      operation: 'deposit',
      family: 'paymentProxy',
      method: 'POST',
      path: '/deposits',
      access: 'player',
      idempotent: true,
      body: payment,
      handle: (call) =>
        pay('deposit', call, (movement, method) => {
          const { owner, amount, at } = movement;
          refuseBlocked(ledger, owner, at);
          if (exclusionOf(ledger.database, owner.accountCode, at)) throw excluded();
          assertMayDeposit(ledger.database, owner, amount, at);
          assertWithinTerms(amount, method.deposit);
          if (amount % 100 === REFUSED) throw refusedByBank();
          return depositMoney(ledger, movement);
        }),
    }),
    route({
      operation: 'withdraw',
      family: 'paymentProxy',
      method: 'POST',
      path: '/withdrawals',
      access: 'player',
      idempotent: true,
      body: payment,
      handle: (call) =>
        pay('withdraw', call, (movement, { withdrawal }) => {
          // On a break players may not play, but they may withdraw their money.
          refuseBlocked(ledger, movement.owner, movement.at);
          if (!isIdentified(ledger.database, movement.owner.accountCode, movement.at)) {
            throw new Problem(403, 'identity_needed', 'A withdrawal needs a confirmed identity');
          }
          if (withdrawal === undefined) {
            throw wrongField('method', 'method_not_allowed', 'This method only takes money in');
          }
          const { owner, amount, at } = movement;
          const { accountCode } = owner;
          const posting = withdrawMoney(ledger, movement);
          // Checked after the balance, because missing money is the more useful error.
          assertWithinTerms(amount, withdrawal);
          const details = `${amount} ${owner.currency} ${call.body.method}`;
          const line = { by: 'player', accountCode, address: call.address, details } as const;
          audit(ledger.database, { ...line, event: 'withdrawal' }, at);
          return posting;
        }),
    }),
  ];
}

function methodFor({ method, currency: given }: Payment, owner: Owner): PaymentMethod {
  if (given !== owner.currency) {
    throw wrongField('currency', 'currency_mismatch', 'The account is in another currency');
  }
  const found = paymentMethods.find(({ code }) => code === method);
  if (found === undefined) throw wrongField('method', 'method_unknown', 'No such payment method');
  return found;
}

function assertWithinTerms(amount: number, terms: PaymentTerms | undefined): void {
  if (terms === undefined || (amount >= terms.least && amount <= terms.most)) return;
  const { least, most } = terms;
  throw new Problem(422, 'amount_out_of_range', 'The amount is outside the method’s range', {
    extra: { field: 'amount', least, most },
  });
}

/** Reads the status again, because it may have changed while the bank was working. */
function refuseBlocked({ database }: Ledger, { accountCode }: Owner, at: Date): void {
  if (readStanding(database, accountCode, at).status === 'blocked')
    throw new Problem(403, 'account_blocked', 'The account is blocked');
}

const excluded = () =>
  new Problem(403, 'excluded', 'This account cannot receive deposits at present');
const refusedByBank = () => new Problem(422, 'payment_refused', 'The bank refused the payment');
