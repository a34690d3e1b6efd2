import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../../tests/component/axe.ts';
import { amount, balance, deposit, fill, heading } from '../../../../../tests/component/cashier.ts';
import { mountPlayer } from '../../../../../tests/component/mount-player.tsx';
import { onNextClick } from '../../../../../tests/component/on-next-click.ts';
import { operator, register, write } from '../../../../../tests/component/operator-api.ts';
import { reload } from '../../../../../tests/component/reload.ts';
import type { Limits } from '../../../../operator/limits.ts';

test('PGS-1 has no gap below its button, which says what is missing and focuses the amount', async () => {
  await mountPlayer('/account/cashier');
  const button = page.getByRole('button', { name: 'Deposit', exact: true });
  await expect.element(button).toBeVisible();
  const form = button.element().closest('form');
  expect(form?.getBoundingClientRect().bottom).toBe(
    button.element().getBoundingClientRect().bottom,
  );
  await button.click();
  await expect.element(page.getByText('Enter an amount.')).toBeVisible();
  await expect.element(page.getByText('Choose a payment method.')).toBeVisible();
  await expect.element(amount).toHaveFocus();
  await expectAccessible();
});

test('PGS-1 mentions play money where it applies, and offers no form without payment method', async () => {
  await mountPlayer('/account/cashier', {
    config: { playMoney: true },
    answering: ({ url }) =>
      new URL(url).pathname.endsWith('/payment-methods')
        ? Response.json({ items: [], total: 0 })
        : undefined,
  });
  await expect.element(page.getByText(/^No payment method is available right now/)).toBeVisible();
  const intro = 'Deposit and withdraw. All amounts are play money.';
  await expect.element(page.getByText(intro, { exact: true })).toBeVisible();
  await expect.element(amount).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Withdraw', exact: true })).toBeVisible();
});

test('PGS-1 REQ-9 restores the form when the page returns from maintenance', async () => {
  const first = await mountPlayer('/account/cashier');
  await fill('35');
  await reload(first, '/account/cashier');
  await expect.element(amount).toHaveValue('35');
  await expect.element(page.getByRole('radio', { name: 'Norte Card' })).toBeChecked();
  await deposit('€35.00').click();
  await expect.element(heading('€35.00 is in your account')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Deposit', exact: true }).click();
  await expect.element(amount).toHaveValue('');
});

test('PGS-1 QRY-2 shows the fee and total of a deposit, and keeps its form while offline', async () => {
  const { app } = await mountPlayer('/account/cashier');
  await fill('10');
  await expect.element(page.getByText('The fee is')).not.toBeInTheDocument();
  await page.getByRole('radio', { name: 'Onda Mobile' }).click();
  await expect.element(page.getByText('The fee is €0.45. You pay €10.45.')).toBeVisible();
  app.stores.network.online = false;
  await expect.element(page.getByRole('button', { name: 'You are offline' })).toBeDisabled();
  app.stores.network.online = true;
  await deposit('€10.00').click();
  await expect.element(heading('€10.00 is in your account')).toBeVisible();
});

test('PGS-1 shows the tightest limit beside the amount and sends nothing above it', async () => {
  const session = await register();
  const set = (period: string, sum: number) =>
    write(
      `/operator/accounts/${session.accountCode}/limits/deposit/${period}`,
      { amount: sum },
      session.accessToken,
      'PUT',
    );
  await set('month', 12_500);
  await set('week', 5000);
  const sent = vi.fn();
  await mountPlayer('/account/cashier', {
    session,
    answering: ({ url }) => {
      if (new URL(url).pathname.startsWith('/payment-proxy/')) sent();
      return undefined;
    },
  });
  await expect
    .element(page.getByText('You have €50.00 left of your weekly deposit limit.'))
    .toBeVisible();
  await fill('60');
  await deposit('€60.00').click();
  await expect.element(page.getByText('Your limits let you deposit up to €50.00.')).toBeVisible();
  await expect.element(amount).toHaveFocus();
  expect(sent).not.toHaveBeenCalled();
  await fill('50');
  await deposit('€50.00').click();
  await expect.element(heading('€50.00 is in your account')).toBeVisible();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('PGS-1 reads the limits again when their day ends while the cashier is open', async () => {
  const session = await register();
  const path = `/operator/accounts/${session.accountCode}/limits/deposit/day`;
  await write(path, { amount: 5000 }, session.accessToken, 'PUT');
  const ticks: (() => void)[] = [];
  const { setInterval } = window;
  const timers = vi.spyOn(window, 'setInterval').mockImplementation(((
    work: () => void,
    ms?: number,
  ) => {
    if (ms === 60_000) ticks.push(work);
    return setInterval(work, ms);
  }) as typeof setInterval);
  onTestFinished(() => timers.mockRestore());
  let used = 5000;
  await mountPlayer('/account/cashier', {
    session,
    async answering(request) {
      if (!request.url.endsWith('/limits')) return undefined;
      const answer: Limits = await (await operator(request)).json();
      const limits = answer.limits.map((limit) =>
        limit.kind === 'deposit' ? { ...limit, used } : limit,
      );
      return Response.json({ ...answer, limits });
    },
  });
  const room = (left: string) =>
    page.getByText(`You have ${left} left of your daily deposit limit.`);
  await expect.element(room('€0.00')).toBeVisible();
  used = 0;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
  for (const tick of ticks) tick();
  clock.mockRestore();
  await expect.element(room('€50.00')).toBeVisible();
});

test('PGS-1 deposits again in three taps, with the last method and an amount', async () => {
  const session = await register();
  const body = { amount: 700, currency: 'EUR', method: 'sereno' };
  await write('/payment-proxy/deposits', body, session.accessToken);
  await mountPlayer('/account/cashier', { session });
  const sereno = page.getByRole('radio', { name: 'Sereno' });
  await expect.element(sereno).toBeChecked();
  await expect.element(page.getByRole('radio')).toHaveLength(1);
  await page.getByRole('button', { name: '€20', exact: true }).click();
  await expect.element(amount).toHaveValue('20');
  await deposit('€20.00').click();
  await expect.element(heading('€20.00 is in your account')).toBeVisible();
  await page.getByRole('button', { name: 'Make another deposit' }).click();
  await page.getByRole('button', { name: 'Other methods' }).click();
  await expect.element(sereno).toBeChecked();
  await expect.element(page.getByRole('radio')).toHaveLength(10);
});

test('PGS-1 shows no amount while the balance fails to load, nor play money where there is none', async () => {
  let fails = true;
  await mountPlayer('/account/cashier', {
    answering: ({ url }) =>
      fails && url.endsWith('/balance') ? new Response('{"cash":') : undefined,
  });
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  await expect.element(page.getByRole('main')).not.toMatchTextContent('€');
  await expect.element(page.getByText('Deposit and withdraw.', { exact: true })).toBeVisible();
  onNextClick(() => {
    fails = false;
  });
  await again.click();
  await expect.element(balance).toMatchTextContent('€0.00');
});

test('PGS-1 shows Spanish and parses amounts in Spanish format', async () => {
  await mountPlayer('/es/account/cashier');
  await page.getByRole('textbox', { name: 'Importe' }).fill('1.234,56');
  await expect.element(page.getByRole('button', { name: 'Depositar 1234,56 €' })).toBeVisible();
});
