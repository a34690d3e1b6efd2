import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  amount,
  balance,
  deposit,
  deposits,
  enterCashier,
  fill,
  heading,
  lose,
  problem,
  refused,
  show,
} from '../../../../../tests/component/cashier.ts';
import { hurryTimers } from '../../../../../tests/component/hurry-timers.ts';
import type { Answering } from '../../../../../tests/component/mount-app.tsx';
import { mountPlayer } from '../../../../../tests/component/mount-player.tsx';
import { signInAs } from '../../../../../tests/component/operator-api.ts';
import { newPlayer, signedIn } from '../../../../../tests/component/player.ts';
import { reload } from '../../../../../tests/component/reload.ts';
import { openSavedWrites } from '../../../state/persist/saved-writes.ts';

const lost = heading('We can’t confirm this payment yet');

/** The operator refuses the payment for a limit. */
const refuse: Answering = () =>
  problem(422, 'limit_exceeded', { limit: 'deposit', period: 'week', left: 4000 });

/** Expects the refused payment back in the form. */
async function expectReturned() {
  await expect.element(refused).toMatchTextContent('You have €40.00 left');
  await expect.element(amount).toHaveValue('50');
  await expect.element(page.getByRole('radio', { name: 'Norte Card' })).toBeChecked();
}

test('PGS-1 puts a lost payment whose retry is refused back into the form, then pays it once', async () => {
  hurryTimers(500, 1500);
  const { answerPayments } = await enterCashier();
  await fill('50');
  answerPayments(() => new Response('{"transaction":'));
  await deposit('€50.00').click();
  await expect.element(lost).toHaveFocus();
  answerPayments(refuse);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expectReturned();

  answerPayments(lose);
  await deposit('€50.00').click();
  await expect.element(lost).toHaveFocus();
  await expect.element(balance).toMatchTextContent('€0.00');
  await show('Limits');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Limits' })).toBeVisible();
  await show('Cashier');
  await expect.element(lost).toBeVisible();
  // The retry has the same key.
  answerPayments(() => undefined);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.element(heading('€50.00 is in your account')).toBeVisible();
  await expect.element(balance).toMatchTextContent('€50.00');
  await show('Activity');
  await expect.element(deposits).toHaveLength(1);
});

test('PGS-1 puts a payment back into the form when its retry is refused after a reload', async () => {
  hurryTimers(500, 1500);
  const first = await enterCashier();
  const { answering, answerPayments } = first;
  await fill('50');
  answerPayments(() => new Response('{"transaction":'));
  await deposit('€50.00').click();
  await expect.element(lost).toHaveFocus();
  await reload(first, '/account/cashier', { answering });
  answerPayments(refuse);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expectReturned();
});

/** Logs out, which navigates home, and closes the page. */
async function leave({ app, screen }: Awaited<ReturnType<typeof mountPlayer>>) {
  await app.player.session.signOut('asked');
  await expect.poll(() => location.pathname).toBe('/');
  await screen.unmount();
}

test('PGS-1 keeps a payment of unknown outcome across reload and log-out, and never pays twice', async () => {
  hurryTimers(500, 1500);
  const { username, session } = await newPlayer();
  const first = await enterCashier(session);
  const { answering, answerPayments } = first;
  await fill('50');
  answerPayments(lose);
  await deposit('€50.00').click();
  await expect.element(lost).toHaveFocus();
  const silent = vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('no answer', 'TimeoutError');
  });
  const second = await reload(first, '/account/cashier', { answering });
  await expect.element(page.getByText(/^We’re still checking/)).toBeVisible();
  await expect.element(amount).not.toBeInTheDocument();
  silent.mockRestore();
  await expect.element(lost).toBeVisible();
  await expect.element(page.getByText(/your deposit of €50\.00 with Norte Card/)).toBeVisible();
  await expect.element(amount).not.toBeInTheDocument();

  await leave(second);
  // Another player must not see any of it.
  const other = await mountPlayer('/account/cashier', { answering });
  await expect.element(amount).toBeVisible();
  await expect.element(lost).not.toBeInTheDocument();
  await leave(other);

  answerPayments(() => undefined);
  const again = await signedIn(username);
  await mountPlayer('/account/cashier', { answering, session: again });
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.element(heading('€50.00 is in your account')).toBeVisible();
  await expect.element(balance).toMatchTextContent('€50.00');
  await show('Activity');
  await expect.element(deposits).toHaveLength(1);
});

test('PGS-1 R4 confirms a payment that this device cannot remove from its open ones', async () => {
  await enterCashier();
  await fill('50');
  const silent = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('no answer', 'TimeoutError');
  });
  onTestFinished(() => silent.mockRestore());
  await deposit('€50.00').click();
  await expect.element(heading('€50.00 is in your account')).toBeVisible();
  await expect.element(balance).toMatchTextContent('€50.00');
});

test('PGS-1 resolves a payment of a blocked account, says why it is closed, and offers no other', async () => {
  const session = await signInAs('bruno');
  const key = crypto.randomUUID();
  await openSavedWrites(new Set()).put(key, {
    key,
    account: session.accountCode,
    at: Date.now(),
    wish: {
      kind: 'payment',
      direction: 'deposit',
      payment: { amount: 900, currency: 'EUR', method: 'norte' },
    },
  });
  await mountPlayer('/account/cashier', { session });
  await expect.element(lost).toBeVisible();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.element(refused).toMatchTextContent('Your account is blocked.');
  await expect.element(page.getByText(/^Your account is under review\./)).toBeVisible();
  await expect.element(amount).not.toBeInTheDocument();
});
