import { expect, test } from 'vitest';
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
import { holdTimers } from '../../../../../tests/component/held-timers.ts';
import { hurryTimers } from '../../../../../tests/component/hurry-timers.ts';
import type { Answering } from '../../../../../tests/component/mount-app.tsx';
import { operator } from '../../../../../tests/component/operator-api.ts';
import { LOADER_DELAY_MS } from '../../../features/loader/use-loader.ts';

test('FRM-2 PGS-1 sends one payment for a double click, and covers the page until its response', async () => {
  const { answerPayments } = await enterCashier();
  await fill('20');
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  let calls = 0;
  answerPayments(async (request) => {
    calls += 1;
    await answered;
    return operator(request);
  });
  const let400msPass = holdTimers(LOADER_DELAY_MS);
  const loader = () => document.querySelector('.loader-overlay')?.checkVisibility();
  // The loader's code comes after the page's.
  await expect.poll(loader).toBe(false);
  await deposit('€20.00').dblClick();
  await expect.element(page.getByText('Processing your payment…')).toBeVisible();
  await expect.element(balance).toMatchTextContent('€0.00');
  expect(loader()).toBe(false);
  // The loader's delay starts shortly after the form shows that it is busy.
  await expect
    .poll(() => {
      let400msPass();
      return loader();
    })
    .toBe(true);
  answer();
  await expect.element(heading('€20.00 is in your account')).toBeVisible();
  await expect.poll(loader).toBe(false);
  expect(calls).toBe(1);
  await show('Activity');
  await expect.element(deposits).toHaveLength(1);
});

/** The operator responds to the payment, but records it with another status. */
const recordsAs =
  (status: string): Answering =>
  async (request) => {
    const answer = await (await operator(request)).json();
    return Response.json({ ...answer, transaction: { ...answer.transaction, status } });
  };

test('PGS-1 shows why a deposit was refused or declined, and no money while it is pending', async () => {
  const { answerPayments } = await enterCashier();
  answerPayments(() =>
    problem(422, 'limit_exceeded', { limit: 'deposit', period: 'week', left: 4000 }),
  );
  await fill('60');
  await deposit('€60.00').click();
  await expect
    .element(refused)
    .toMatchTextContent('You have €40.00 left of your weekly deposit limit.');
  await expect.element(refused.getByRole('link', { name: 'Your limits' })).toBeVisible();

  answerPayments(() => undefined);
  await amount.fill('10.13');
  await deposit('€10.13').click();
  await expect.element(refused).toMatchTextContent('Your bank or wallet declined this payment.');
  await expect.element(balance).toMatchTextContent('€0.00');

  answerPayments(() => problem(403, 'identity_needed'));
  await deposit('€10.13').click();
  await expect.element(refused).toMatchTextContent(/once we have verified your identity/);
  await expect
    .element(refused.getByRole('link', { name: 'Verify your identity' }))
    .toHaveAttribute(
      'href',
      `/account/documents?kind=identification&returnUrl=${encodeURIComponent(location.pathname + location.search)}`,
    );

  answerPayments(recordsAs('refused'));
  await amount.fill('25');
  await deposit('€25.00').click();
  await expect.element(refused).toMatchTextContent('Your bank or wallet declined this payment.');
  await expect.element(amount).toHaveValue('25');

  answerPayments(recordsAs('pending'));
  await deposit('€25.00').click();
  await expect.element(heading('Your deposit of €25.00 is being processed')).toHaveFocus();
  await expect.element(page.getByText(/^Norte Card still has to confirm/)).toBeVisible();
  await expect.element(heading('€25.00 is in your account')).not.toBeInTheDocument();
});

test('PGS-1 says how a payment ended after the player has left the cashier', async () => {
  hurryTimers(500, 1500);
  const { router, answerPayments } = await enterCashier();
  const told = page.getByRole('region', { name: 'Notifications' });
  /** Starts a deposit and leaves before this answer. */
  async function leaveBefore(answer: Answering) {
    await router.navigate('/account/cashier');
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    answerPayments(async (request) => {
      await left;
      return answer(request) ?? operator(request);
    });
    await fill('20');
    await deposit('€20.00').click();
    await expect.element(page.getByText('Processing your payment…')).toBeVisible();
    await router.navigate('/account/security');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
    leave();
  }
  await leaveBefore(() =>
    problem(422, 'limit_exceeded', { limit: 'deposit', period: 'week', left: 4000 }),
  );
  await expect
    .element(told)
    .toMatchTextContent('Deposit: No money was moved. You have €40.00 left of your weekly');
  await leaveBefore(() => undefined);
  await expect.element(told).toMatchTextContent('€20.00 is in your account');
  await leaveBefore(lose);
  await expect.element(told).toMatchTextContent('We can’t confirm one of your deposits yet.');
  await told.getByRole('link', { name: 'Open the cashier' }).click();
  await expect.element(page.getByRole('button', { name: 'Check again' })).toBeVisible();
});
