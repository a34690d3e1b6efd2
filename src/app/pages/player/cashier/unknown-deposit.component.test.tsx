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
import { mountPlayer } from '../../../../../tests/component/mount-player.tsx';
import { signInAs } from '../../../../../tests/component/operator-api.ts';
import { newPlayer, signedIn } from '../../../../../tests/component/player.ts';
import { reload } from '../../../../../tests/component/reload.ts';
import { openSavedWrites } from '../../../state/persist/saved-writes.ts';

const lost = heading('We can’t confirm this payment yet');

test('PGS-1 retries with the same key when the response is lost, and pays once', async () => {
  hurryTimers(500, 1500);
  const { answerPayments } = await enterCashier();
  await fill('50');
  answerPayments(lose);
  await deposit('€50.00').click();
  await expect.element(lost).toHaveFocus();
  await expect.element(balance).toMatchTextContent('€0.00');
  await show('Limits');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Limits' })).toBeVisible();
  await show('Cashier');
  await expect.element(lost).toBeVisible();

  answerPayments(() => undefined);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.element(heading('€50.00 is in your account')).toBeVisible();
  await expect.element(balance).toMatchTextContent('€50.00');
  await show('Activity');
  await expect.element(deposits).toHaveLength(1);
});

test.each([
  ['on the same page', false],
  ['after a reload', true],
])('PGS-1 puts a payment back into the form when its retry is refused %s', async (_, reloads) => {
  hurryTimers(500, 1500);
  const first = await enterCashier();
  const { answering, answerPayments } = first;
  await fill('50');
  answerPayments(() => new Response('{"transaction":'));
  await deposit('€50.00').click();
  await expect.element(lost).toHaveFocus();
  if (reloads) await reload(first, '/account/cashier', { answering });

  answerPayments(() =>
    problem(422, 'limit_exceeded', { limit: 'deposit', period: 'week', left: 4000 }),
  );
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.element(refused).toMatchTextContent('You have €40.00 left');
  await expect.element(amount).toHaveValue('50');
  await expect.element(page.getByRole('radio', { name: 'Norte Card' })).toBeChecked();
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

test('PGS-1 resolves a payment of unknown outcome after the account is blocked', async () => {
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
});
