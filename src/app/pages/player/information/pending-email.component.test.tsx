import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountPlayer } from '../../../../../tests/component/mount-player.tsx';
import { operator, outbox, register, write } from '../../../../../tests/component/operator-api.ts';
import { text } from '../../../../../tests/component/text.ts';
import { newRegistration } from '../../../../../tests/fixtures/new-registration.ts';

/** Asks for another email address. @returns it */
async function askForEmail(): Promise<string> {
  const { email } = newRegistration();
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByLabelText('Email').fill(email);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(text(`We have sent a link to ${email}.`)).toBeVisible();
  return email;
}
/** Follows the link in the mailbox. @returns the status of the operator's response */
async function follow(email: string): Promise<number> {
  const sent = (await outbox()).find(({ to, path }) => to === email && path);
  const token = sent?.path?.split('#')[1];
  if (token === undefined) throw new Error(`No link was sent to ${email}`);
  const headers = { 'x-request-id': crypto.randomUUID() };
  const url = `/operator/accounts/email-changes/${token}`;
  return (await operator(url, { method: 'PUT', headers })).status;
}

const keepOld = page.getByRole('button', { name: 'Keep the old email address' });
const isConfirmed = page.getByText('Your new email address is confirmed.');

test('AUT-4 keeps the old email address, unless the link to the new one was followed', async () => {
  await mountPlayer('/account/information');
  const first = await askForEmail();
  await keepOld.click();
  await expect.element(page.getByText('We will keep using your old email address.')).toBeVisible();
  await expect.element(keepOld).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Change' })).toHaveFocus();
  expect(await follow(first)).toBe(404);

  const second = await askForEmail();
  expect(await follow(second)).toBe(204);
  await keepOld.click();
  await expect.element(isConfirmed).toBeVisible();
  await expect.element(page.getByText(second, { exact: true })).toBeVisible();
});

test('AUT-4 says that an email address is confirmed, not kept, when another device replaced it', async () => {
  const session = await register();
  const askElsewhere = async () => {
    const { email } = newRegistration();
    const data = `/operator/accounts/${session.accountCode}/personal-data`;
    await write(data, { email }, session.accessToken, 'PATCH');
    return email;
  };
  await askElsewhere();
  await mountPlayer('/account/information', { session });
  await expect.element(keepOld).toBeVisible();
  const email = await askElsewhere();
  await keepOld.click();
  await expect.element(text(`We have sent a link to ${email}.`)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Change' })).toHaveFocus();
  expect(await follow(email)).toBe(204);
  await keepOld.click();
  await expect.element(isConfirmed).toBeVisible();
  await expect.element(page.getByText(email, { exact: true })).toBeVisible();
});
