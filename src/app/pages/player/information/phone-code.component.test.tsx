import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../../tests/component/axe.ts';
import { drops } from '../../../../../tests/component/lossy-network.ts';
import { mountPlayer } from '../../../../../tests/component/mount-player.tsx';
import { codeTo, write } from '../../../../../tests/component/operator-api.ts';
import { text } from '../../../../../tests/component/text.ts';
import { newRegistration } from '../../../../../tests/fixtures/new-registration.ts';
import type { Session } from '../../../../operator/sessions.ts';

const PATH = '/account/information';
const code = page.getByLabelText('Code in the text message');
const confirm = page.getByRole('button', { name: 'Confirm number' });
const sendAgain = page.getByRole('button', { name: 'Send a new code' });
const keepOld = page.getByRole('button', { name: 'Keep the old number' });
const isConfirmed = page.getByText('Your new phone number is confirmed.');

/** Asks for another phone number. @returns it, and a code that is not its */
async function askForPhone() {
  const { phone } = newRegistration();
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByLabelText('Phone').fill(phone);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(text(`We have sent a code to ${phone}.`)).toBeVisible();
  const sent = await codeTo(phone);
  return { phone, wrong: `${9 - Number(sent[0])}${sent.slice(1)}` };
}
/** Asks for another phone number on another device. @returns it */
async function askElsewhere({ accountCode, accessToken }: Session): Promise<string> {
  const { phone } = newRegistration();
  await write(`/operator/accounts/${accountCode}/personal-data`, { phone }, accessToken, 'PATCH');
  return phone;
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

test('AUT-4 uses a new phone number once its code is entered, also after a reload', async () => {
  const { session, screen } = await mountPlayer(PATH);
  const { phone, wrong } = await askForPhone();
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(code).toHaveAttribute('inputmode', 'numeric');
  await expectAccessible();
  for (const digits of ['12', wrong]) {
    await enter(digits);
    await expect.element(code).toHaveFocus();
    await expect.element(code).toHaveAccessibleDescription(/This is not the code we sent/);
  }
  await screen.unmount();

  await mountPlayer(PATH, { session });
  await expect.element(text(`We have sent a code to ${phone}.`)).toBeVisible();
  const right = await codeTo(phone);
  await enter(`${right.slice(0, 3)} ${right.slice(3)}`);
  await expect.element(isConfirmed).toBeVisible();
  await expect.element(code).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Change' })).toHaveFocus();
  await expect.element(page.getByText(phone, { exact: true })).toBeVisible();
});

test('AUT-4 sends another code after too many wrong ones', async () => {
  await mountPlayer(PATH);
  const { phone, wrong } = await askForPhone();
  for (let attempt = 1; attempt <= 5; attempt++) await enter(wrong);
  await expect.element(code).toHaveAccessibleDescription(/Too many wrong codes/);
  await sendAgain.click();
  await expect.element(page.getByText('We have sent a new code.')).toBeVisible();
  await expect.element(code).toHaveFocus();
  await expect.element(code).not.toHaveAttribute('aria-invalid');
  await enter(await codeTo(phone));
  await expect.element(isConfirmed).toBeVisible();
});

test('AUT-4 keeps the old number, unless the new one was confirmed on another device', async () => {
  const { session } = await mountPlayer(PATH);
  const change = page.getByRole('button', { name: 'Change' });
  const { phone } = await askForPhone();
  await enter('12');
  await keepOld.click();
  await expect.element(page.getByText('We will keep using your old number.')).toBeVisible();
  await expect.element(code).not.toBeInTheDocument();
  await expect.element(change).toHaveFocus();
  await expect.element(page.getByText(phone)).not.toBeInTheDocument();

  const other = await askForPhone();
  await confirmElsewhere(session, other.phone);
  await keepOld.click();
  await expect.element(isConfirmed).toBeVisible();
  await expect.element(page.getByText(other.phone, { exact: true })).toBeVisible();
});

test('AUT-4 says that a number is confirmed, not kept, when another device replaced it before', async () => {
  const { session } = await mountPlayer(PATH);
  await askForPhone();
  const phone = await askElsewhere(session);
  await confirmElsewhere(session, phone);
  await keepOld.click();
  await expect.element(isConfirmed).toBeVisible();
  await expect.element(page.getByText(phone, { exact: true })).toBeVisible();
});

test('AUT-4 says that a number is confirmed when its code was entered on another device', async () => {
  const { session } = await mountPlayer(PATH);
  const { phone } = await askForPhone();
  await confirmElsewhere(session, phone);
  await enter(await codeTo(phone));
  await expect.element(isConfirmed).toBeVisible();
  await expect.element(code).not.toBeInTheDocument();
  await expect.element(page.getByText(phone, { exact: true })).toBeVisible();
});

test('AUT-4 says that a code has expired', async () => {
  await mountPlayer(PATH, {
    answering: ({ method }) =>
      method === 'PUT'
        ? Response.json({ status: 422, code: 'code_expired', field: 'code' }, { status: 422 })
        : undefined,
  });
  const { wrong } = await askForPhone();
  await enter(wrong);
  await expect.element(code).toHaveAccessibleDescription(/This code has expired/);
});

test.each([
  ['the same code by the same key', confirm],
  ['a request for another code', sendAgain],
])('AUT-4 R4 does not know yet without an answer, until it sends %s', async (_, button) => {
  const keys: (string | null)[] = [];
  let isDown = false;
  await mountPlayer(PATH, {
    answering(request) {
      if (request.method === 'PUT') keys.push(request.headers.get('idempotency-key'));
      if (!isDown) return undefined;
      if (request.method === 'PUT') return drops(request);
      throw new TypeError('Failed to fetch');
    },
  });
  const { phone } = await askForPhone();
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
