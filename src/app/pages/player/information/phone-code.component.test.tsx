import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../../tests/component/axe.ts';
import { drops } from '../../../../../tests/component/lossy-network.ts';
import { mountPlayer } from '../../../../../tests/component/mount-player.tsx';
import { codeTo, register, write } from '../../../../../tests/component/operator-api.ts';
import { text } from '../../../../../tests/component/text.ts';
import { newRegistration } from '../../../../../tests/fixtures/new-registration.ts';
import type { Session } from '../../../../operator/sessions.ts';

const PATH = '/account/information';
const code = page.getByLabelText('Code in the text message');
const confirm = page.getByRole('button', { name: 'Confirm number' });
const sendAgain = page.getByRole('button', { name: 'Send a new code' });
const keepOld = page.getByRole('button', { name: 'Keep the old number' });
const isConfirmed = page.getByText('Your new phone number is confirmed.');

/** Asks for another phone number. @returns it */
async function ask(): Promise<string> {
  const { phone } = newRegistration();
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByLabelText('Phone').fill(phone);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(text(`We have sent a code to ${phone}.`)).toBeVisible();
  return phone;
}
/** Returns a code that a number was not sent. */
async function wrongCode(phone: string): Promise<string> {
  const sent = await codeTo(phone);
  return `${9 - Number(sent[0])}${sent.slice(1)}`;
}
/** Asks for another phone number on another device. @returns it */
async function askElsewhere({ accountCode, accessToken }: Session): Promise<string> {
  const { phone } = newRegistration();
  await write(`/operator/accounts/${accountCode}/personal-data`, { phone }, accessToken, 'PATCH');
  return phone;
}
/** Opens the page of a player who has asked for another phone number before. */
async function openAsked(options: Parameters<typeof mountPlayer>[1] = {}) {
  const session = await register();
  const phone = await askElsewhere(session);
  await mountPlayer(PATH, { ...options, session });
  await expect.element(text(`We have sent a code to ${phone}.`)).toBeVisible();
  return { session, phone };
}
/** Enters the right code on another device. */
const confirmElsewhere = async ({ accountCode, accessToken }: Session, phone: string) =>
  write(
    `/operator/accounts/${accountCode}/phone-change`,
    { code: await codeTo(phone) },
    accessToken,
    'PUT',
  );
async function enter(digits: string): Promise<void> {
  await code.fill(digits);
  await confirm.click();
}

test('AUT-4 uses a new phone number once its code is entered', async () => {
  await mountPlayer(PATH);
  const phone = await ask();
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(code).toHaveAttribute('inputmode', 'numeric');
  await expectAccessible();
  for (const digits of ['12', await wrongCode(phone)]) {
    await enter(digits);
    await expect.element(code).toHaveFocus();
    await expect.element(code).toHaveAccessibleDescription(/This is not the code we sent/);
  }
  const right = await codeTo(phone);
  await enter(`${right.slice(0, 3)} ${right.slice(3)}`);
  await expect.element(isConfirmed).toBeVisible();
  await expect.element(code).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Change' })).toHaveFocus();
  await expect.element(page.getByText(phone, { exact: true })).toBeVisible();
});

test('AUT-4 sends another code after too many wrong ones, also on a later visit', async () => {
  const { phone } = await openAsked();
  await code.fill(await wrongCode(phone));
  for (let attempt = 1; attempt <= 5; attempt++) await confirm.click();
  await expect.element(code).toHaveAccessibleDescription(/Too many wrong codes/);
  await sendAgain.click();
  await expect.element(page.getByText('We have sent a new code.')).toBeVisible();
  await expect.element(code).toHaveFocus();
  await expect.element(code).not.toHaveAttribute('aria-invalid');
  await enter(await codeTo(phone));
  await expect.element(isConfirmed).toBeVisible();
});

test('AUT-4 keeps the old number, unless another device has confirmed a new one', async () => {
  const { session, phone } = await openAsked();
  await enter('12');
  await keepOld.click();
  await expect.element(page.getByText('We will keep using your old number.')).toBeVisible();
  await expect.element(code).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Change' })).toHaveFocus();
  await expect.element(page.getByText(phone)).not.toBeInTheDocument();

  await ask();
  const other = await askElsewhere(session);
  await confirmElsewhere(session, other);
  await keepOld.click();
  await expect.element(isConfirmed).toBeVisible();
  await expect.element(page.getByText(other, { exact: true })).toBeVisible();
});

test('AUT-4 says that a code has expired, or was entered on another device', async () => {
  let isExpired = true;
  const { session, phone } = await openAsked({
    answering: ({ method }) =>
      isExpired && method === 'PUT'
        ? Response.json({ status: 422, code: 'code_expired', field: 'code' }, { status: 422 })
        : undefined,
  });
  await enter(await codeTo(phone));
  await expect.element(code).toHaveAccessibleDescription(/This code has expired/);
  isExpired = false;
  await confirmElsewhere(session, phone);
  await confirm.click();
  await expect.element(isConfirmed).toBeVisible();
  await expect.element(code).not.toBeInTheDocument();
  await expect.element(page.getByText(phone, { exact: true })).toBeVisible();
});

test.each([
  ['the same code by the same key', confirm],
  ['a request for another code', sendAgain],
])('AUT-4 R4 does not know yet without an answer, until it sends %s', async (_, button) => {
  const keys: (string | null)[] = [];
  let isDown = false;
  const { phone } = await openAsked({
    answering(request) {
      if (request.method === 'PUT') keys.push(request.headers.get('idempotency-key'));
      if (!isDown) return undefined;
      if (request.method === 'PUT') return drops(request);
      throw new TypeError('Failed to fetch');
    },
  });
  const right = await codeTo(phone);
  isDown = true;
  await enter(right);
  const unknown = page.getByRole('group', { name: /we don’t know yet/ });
  await expect.element(unknown).toHaveFocus();
  await sendAgain.click();
  await expect.element(unknown).toHaveFocus();
  isDown = false;
  await button.click();
  await expect.element(isConfirmed).toBeVisible();
  await expect.element(page.getByText('We have sent a new code.')).not.toBeInTheDocument();
  expect(new Set(keys).size).toBe(1);
});
