import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../../tests/component/axe.ts';
import { amount, balance, deposit, fill, heading } from '../../../../../tests/component/cashier.ts';
import { mountPlayer } from '../../../../../tests/component/mount-player.tsx';
import { operator, register, write } from '../../../../../tests/component/operator-api.ts';
import { identify, sendDocument } from '../../../../../tests/fixtures/identify.ts';

const verify = page.getByRole('main').getByRole('link', { name: 'Verify your identity' });

test('PGS-1 deposits, withdraws no more than the balance, and says what a withdrawal needs', async () => {
  const session = await register();
  await identify('', session);
  await mountPlayer('/account/cashier', { session });
  await fill('1,050.5');
  await deposit('€1,050.50').click();
  await expect.element(heading('€1,050.50 is in your account')).toHaveFocus();
  const withdraw = page.getByRole('link', { name: 'Withdraw', exact: true });
  await withdraw.click();
  // The other direction has its own form.
  await expect.element(withdraw).toHaveAttribute('aria-current');
  await expect.element(page.getByText('Withdraw to')).toBeVisible();
  await expect.element(verify).not.toBeInTheDocument();
  await fill('2000');
  await page.getByRole('button', { name: 'Withdraw €2,000.00' }).click();
  await expect.element(page.getByText('You can withdraw up to €1,050.50.')).toBeVisible();
  await page.getByRole('button', { name: 'Full amount: €1,050.50' }).click();
  await page.getByRole('button', { name: 'Withdraw €1,050.50' }).click();
  await expect.element(heading('Your withdrawal of €1,050.50 is on its way')).toHaveFocus();
  await expect.element(balance).toMatchTextContent('€0.00');
  await expect.element(page.getByText('Arrives: 1 to 3 working days.')).toBeVisible();
  await page.getByRole('button', { name: 'Make another withdrawal' }).click();
  await expect.element(page.getByRole('region', { name: 'Withdraw' })).toHaveFocus();
  await expect
    .element(amount)
    .toHaveAccessibleDescription('You need at least €10.00 in cash to withdraw with this method.');
});

test('PGS-1 keeps the form in use when failed data load after the network is back', async () => {
  let fails = true;
  const { app } = await mountPlayer('/account/cashier?direction=withdrawal', {
    answering: ({ url }) =>
      fails && url.endsWith('/documents') ? new Response('{}', { status: 500 }) : undefined,
  });
  await amount.fill('40');
  const field = amount.element();
  app.stores.network.online = false;
  await expect.element(page.getByRole('button', { name: 'You are offline' })).toBeDisabled();
  fails = false;
  app.stores.network.online = true;
  await expect.element(verify).toBeVisible();
  await expect.element(amount).toHaveFocus();
  expect(amount.element()).toBe(field);
});

test('PGS-1 says that withdrawals need a document, and leads back to the game after a deposit', async () => {
  const back = '/account/cashier?returnUrl=%2Fgames%2Fneon-alley';
  await mountPlayer(back);
  await expect.element(page.getByText('Deposit with')).toBeVisible();
  await expect.element(verify).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Withdraw', exact: true }).click();
  await expect.element(page.getByText('Withdraw to')).toBeVisible();
  await expect.element(page.getByText(/once we have verified your identity/)).toBeVisible();
  await expect
    .element(verify)
    .toHaveAttribute(
      'href',
      `/account/documents?kind=identification&returnUrl=${encodeURIComponent(`${back}&direction=withdrawal`)}`,
    );
  await page.getByRole('main').getByRole('link', { name: 'Deposit', exact: true }).click();
  // Both forms have an amount field, so its chips identify the deposit form.
  await expect.element(page.getByRole('button', { name: '€20', exact: true })).toBeVisible();
  await fill('20');
  await deposit('€20.00').click();
  await expect
    .element(page.getByRole('link', { name: 'Back to your game' }))
    .toHaveAttribute('href', '/games/neon-alley');
});

test('PGS-1 keeps a refused withdrawal in the form until it is done, also via the documents', async () => {
  const session = await register();
  const body = { amount: 8000, currency: 'EUR', method: 'norte' };
  await write('/payment-proxy/deposits', body, session.accessToken);
  await mountPlayer('/account/cashier?direction=withdrawal', { session });
  await fill('40');
  const withdraw = page.getByRole('button', { name: 'Withdraw €40.00' });
  await withdraw.click();
  await page
    .getByRole('region', { name: 'No money was moved' })
    .getByRole('link', { name: 'Verify your identity' })
    .click();
  await identify('', session);
  await page.getByRole('link', { name: 'Back to the cashier' }).click();
  await expect.element(amount).toHaveValue('40');
  await expect.element(page.getByRole('radio', { name: 'Norte Card' })).toBeChecked();
  await withdraw.click();
  await expect.element(heading('Your withdrawal of €40.00 is on its way')).toHaveFocus();
  await page.getByRole('button', { name: 'Make another withdrawal' }).click();
  await expect.element(amount).toHaveValue('');
});

test('PGS-1 QRY-2 says what withdrawals cost, and when a document in review holds them up', async () => {
  const session = await register();
  const body = { amount: 8000, currency: 'EUR', method: 'norte' };
  await write('/payment-proxy/deposits', body, session.accessToken);
  const refusal = { type: 'about:blank', title: 'no', status: 403, code: 'identity_needed' };
  const headers = { 'content-type': 'application/problem+json' };
  await sendDocument('', session);
  await mountPlayer('/account/cashier?direction=withdrawal', {
    session,
    async answering(request) {
      if (request.url.endsWith('/withdrawals'))
        return Response.json(refusal, { status: 403, headers });
      if (!request.url.endsWith('/documents')) return undefined;
      // The stand-in accepts it after three seconds.
      const { documents } = await (await operator(request)).json();
      return Response.json({ documents: [{ ...documents[0], status: 'in-review' }] });
    },
  });
  const note = page.getByText(
    'We are checking your document. You can withdraw once it is accepted.',
  );
  await expect.element(note).toBeVisible();
  const norte = '1 to 3 working days · Fee: None · €10.00 to €10,000.00';
  await expect
    .element(page.getByRole('radio', { name: 'Norte Card' }))
    .toHaveAccessibleDescription(norte);
  await expect.element(page.getByRole('radio', { name: 'Tally Slip' })).not.toBeInTheDocument();
  await page.getByRole('radio', { name: 'Halyard Bank' }).click();
  await amount.fill('50');
  await expect.element(page.getByText('The fee is €1.00. You receive €49.00.')).toBeVisible();
  await amount.fill('9');
  await page.getByRole('button', { name: 'Withdraw €9.00' }).click();
  await expect.element(page.getByText('Enter €10.00 or more.')).toBeVisible();
  await expectAccessible();

  await fill('20');
  await page.getByRole('button', { name: 'Withdraw €20.00' }).click();
  const refused = page.getByRole('region', { name: 'No money was moved' });
  await expect.element(refused.getByText(/^We are checking your document/)).toBeVisible();
  await expect.element(refused.getByRole('link')).not.toBeInTheDocument();
  expect(note.elements()).toHaveLength(1);
});
