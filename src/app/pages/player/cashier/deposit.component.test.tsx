import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { amount, balance, deposit, fill, heading } from '../../../../../tests/component/cashier.ts';
import { holdTimers } from '../../../../../tests/component/held-timers.ts';
import { hurryTimers } from '../../../../../tests/component/hurry-timers.ts';
import type { Answering } from '../../../../../tests/component/mount-app.tsx';
import { mountPlayer } from '../../../../../tests/component/mount-player.tsx';
import { operator, signInAs } from '../../../../../tests/component/operator-api.ts';
import { newPlayer, signedIn } from '../../../../../tests/component/player.ts';
import { reload } from '../../../../../tests/component/reload.ts';
import { LOADER_DELAY_MS } from '../../../features/loader/use-loader.ts';
import { openSavedWrites } from '../../../state/persist/saved-writes.ts';

const refused = page.getByRole('region', { name: 'No money was moved' });
const deposits = page.getByRole('row', { name: /Deposit/ });

async function show(link: string) {
  await page
    .getByRole('navigation', { name: 'Your account' })
    .getByRole('link', { name: link })
    .click();
}

/** Overrides payment responses and may call the operator too; undefined uses the operator's response. */
let answerPayment: Answering = () => undefined;
const answering: Answering = (request) =>
  new URL(request.url).pathname.startsWith('/payment-proxy/') ? answerPayment(request) : undefined;
const enter = () => mountPlayer('/account/cashier', { answering });
beforeEach(() => {
  answerPayment = () => undefined;
});
const problem = (status: number, code: string, more = {}) =>
  Response.json(
    { type: 'about:blank', title: code, status, code, ...more },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

const lost = heading('We can’t confirm this payment yet');
/** The operator books it, but its response is lost. */
const lose: Answering = async (request) => {
  await operator(request);
  return new Response('{"transaction":', { headers: { 'content-type': 'application/json' } });
};

test('PGS-1 retries with the same key when the response is lost, and pays once', async () => {
  hurryTimers(500, 1500);
  await enter();
  await fill('50');
  answerPayment = lose;
  await deposit('€50.00').click();
  await expect.element(lost).toHaveFocus();
  await expect.element(balance).toMatchTextContent('€0.00');
  await show('Limits');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Limits' })).toBeVisible();
  await show('Cashier');
  await expect.element(lost).toBeVisible();

  answerPayment = () => undefined;
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
  const first = await enter();
  await fill('50');
  answerPayment = () => new Response('{"transaction":');
  await deposit('€50.00').click();
  await expect.element(lost).toHaveFocus();
  if (reloads) await reload(first, '/account/cashier', { answering });

  answerPayment = () =>
    problem(422, 'limit_exceeded', { limit: 'deposit', period: 'week', left: 4000 });
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
  const first = await mountPlayer('/account/cashier', { answering, session });
  await fill('50');
  answerPayment = lose;
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

  answerPayment = () => undefined;
  const again = await signedIn(username);
  await mountPlayer('/account/cashier', { answering, session: again });
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.element(heading('€50.00 is in your account')).toBeVisible();
  await expect.element(balance).toMatchTextContent('€50.00');
  await show('Activity');
  await expect.element(deposits).toHaveLength(1);
});

test('PGS-1 R4 confirms a payment that this device cannot remove from its open ones', async () => {
  await enter();
  await fill('50');
  const silent = vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
    throw new DOMException('no answer', 'TimeoutError');
  });
  onTestFinished(() => silent.mockRestore());
  await deposit('€50.00').click();
  await expect.element(heading('€50.00 is in your account')).toBeVisible();
  await expect.element(balance).toMatchTextContent('€50.00');
});

test('PGS-1 sends one payment for a double click, and shows no result before the response', async () => {
  await enter();
  await fill('20');
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  let calls = 0;
  answerPayment = async (request) => {
    calls += 1;
    await answered;
    return operator(request);
  };
  await deposit('€20.00').dblClick();
  await expect.element(page.getByText('Processing your payment…')).toBeVisible();
  await expect.element(balance).toMatchTextContent('€0.00');
  answer();
  await expect.element(heading('€20.00 is in your account')).toBeVisible();
  expect(calls).toBe(1);
  await show('Activity');
  await expect.element(deposits).toHaveLength(1);
});

test('FRM-2 PGS-1 covers the page while a payment is slow', async () => {
  await enter();
  await fill('20');
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  answerPayment = async (request) => {
    await answered;
    return operator(request);
  };
  const let400msPass = holdTimers(LOADER_DELAY_MS);
  const loader = () => document.querySelector('.loader-overlay')?.checkVisibility();
  await deposit('€20.00').click();
  await expect.element(page.getByText('Processing your payment…')).toBeVisible();
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
});

test('PGS-1 retries a failing operator automatically', async () => {
  await enter();
  let calls = 0;
  answerPayment = () => (++calls === 1 ? problem(503, 'overloaded') : undefined);
  await fill('10');
  await deposit('€10.00').click();
  await expect.element(heading('€10.00 is in your account')).toBeVisible();
  expect(calls).toBe(2);
});

test('PGS-1 shows the operator’s reason for a refusal', async () => {
  await enter();
  answerPayment = () =>
    problem(422, 'limit_exceeded', { limit: 'deposit', period: 'week', left: 4000 });
  await fill('60');
  await deposit('€60.00').click();
  await expect
    .element(refused)
    .toMatchTextContent('You have €40.00 left of your weekly deposit limit.');
  await expect.element(refused.getByRole('link', { name: 'Your limits' })).toBeVisible();

  answerPayment = () => problem(403, 'identity_needed');
  await deposit('€60.00').click();
  await expect.element(refused).toMatchTextContent(/once we have verified your identity/);
  await expect
    .element(refused.getByRole('link', { name: 'Verify your identity' }))
    .toHaveAttribute(
      'href',
      `/account/documents?kind=identification&returnUrl=${encodeURIComponent(location.pathname + location.search)}`,
    );

  answerPayment = () => undefined;
  await fill('10.13');
  await deposit('€10.13').click();
  await expect.element(refused).toMatchTextContent('Your bank or wallet declined this payment.');
  await expect.element(balance).toMatchTextContent('€0.00');
});

/** The operator responds to the payment, but records it with another status. */
const recordsAs =
  (status: string): Answering =>
  async (request) => {
    const answer = await (await operator(request)).json();
    return Response.json({ ...answer, transaction: { ...answer.transaction, status } });
  };

test('PGS-1 does not say that money is in the account while a deposit is pending', async () => {
  await enter();
  answerPayment = recordsAs('pending');
  await fill('25');
  await deposit('€25.00').click();
  await expect.element(heading('Your deposit of €25.00 is being processed')).toHaveFocus();
  await expect.element(page.getByText(/^Norte Card still has to confirm/)).toBeVisible();
  await expect.element(heading('€25.00 is in your account')).not.toBeInTheDocument();
});

test('PGS-1 says that a payment was declined when the operator records it as refused', async () => {
  await enter();
  answerPayment = recordsAs('refused');
  await fill('25');
  await deposit('€25.00').click();
  await expect.element(refused).toMatchTextContent('Your bank or wallet declined this payment.');
  await expect.element(amount).toHaveValue('25');
});

test('PGS-1 says how a payment ended after the player has left the cashier', async () => {
  hurryTimers(500, 1500);
  const { router } = await enter();
  const told = page.getByRole('region', { name: 'Notifications' });
  /** Starts a deposit and leaves before this answer. */
  async function leaveBefore(answer: Answering) {
    await router.navigate('/account/cashier');
    const { promise: left, resolve: leave } = Promise.withResolvers<void>();
    answerPayment = async (request) => {
      await left;
      return answer(request) ?? operator(request);
    };
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
