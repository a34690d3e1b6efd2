import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../../tests/component/axe.ts';
import { mountPlayer } from '../../../../../tests/component/mount-player.tsx';
import { operator } from '../../../../../tests/component/operator-api.ts';
import { text } from '../../../../../tests/component/text.ts';
import { newRegistration, PASSWORD } from '../../../../../tests/fixtures/new-registration.ts';

// The passkey code fails to load, as after a deploy.
vi.mock('../passkey.ts', () => ({ proveByPasskey: () => Promise.reject(new TypeError()) }));

const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
const byPasskey = dialog.getByRole('button', { name: 'Use a passkey' });
const password = dialog.getByLabelText('Password', { exact: true });
const confirm = dialog.getByRole('button', { name: 'Confirm' });
const change = page.getByRole('button', { name: 'Change' });
const save = page.getByRole('button', { name: 'Save changes' });
const passkey = { id: 'p1', name: 'My phone', createdAt: '2026-03-01T12:00:00Z' };

interface Setting {
  /** The responses to proofs are lost. */
  isLost?: boolean;
  passkeys?: Promise<object[]>;
}

/** Opens the personal data of a player with an old log-in, whose changes need a proof of identity. */
async function openInformation({ isLost = false, passkeys }: Setting = {}): Promise<string> {
  let isProved = false;
  await mountPlayer('/account/information', {
    async answering(request) {
      if (request.url.endsWith('/proofs')) {
        const answer = await operator(request);
        isProved = answer.ok;
        if (isLost) throw new TypeError('Failed to fetch');
        return answer;
      }
      if (request.url.endsWith('/accounts/passkeys'))
        return Response.json({ passkeys: (await passkeys) ?? [] });
      if (request.method !== 'PATCH' || isProved) return undefined;
      return Response.json({ status: 403, code: 'proof_needed' }, { status: 403 });
    },
  });
  const { phone } = newRegistration();
  await change.click();
  await page.getByLabelText('Phone').fill(phone);
  await save.click();
  return phone;
}

test('SEC FRM-4 asks for the password again before a contact data change, then makes it', async () => {
  const phone = await openInformation();
  await expect.element(password).toHaveFocus();
  await expect.poll(() => dialog.element().matches(':modal')).toBe(true);
  await expect.element(password).toHaveFocus();
  await expectAccessible();
  const form = dialog.element().querySelector('form') as HTMLFormElement;
  const parts = [...form.children]
    .map((part) => part.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  expect(parts).toHaveLength(3);
  for (const [at, { top }] of parts.entries())
    expect(top - (parts[at - 1]?.bottom ?? 0)).toBeGreaterThanOrEqual(16);

  await confirm.click();
  await expect.element(password).toHaveAccessibleDescription(/Enter your password/);
  await password.fill('not the password');
  await confirm.click();
  await expect.element(password).toHaveAccessibleDescription(/That password is incorrect/);
  await password.fill(PASSWORD);
  await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(text('Your contact details are saved.')).toBeVisible();
  await expect.element(text(phone)).toBeVisible();
});

test('SEC FRM-4 offers a passkey to a player who has one, and announces each failed attempt', async () => {
  const listed = Promise.withResolvers<object[]>();
  const phone = await openInformation({ passkeys: listed.promise });
  await expect.element(password).toHaveFocus();
  await expect.element(byPasskey).not.toBeInTheDocument();
  listed.resolve([passkey]);
  await expect.element(byPasskey).toBeVisible();

  // Must be announced even though the field already has the focus.
  const said = () => dialog.element().querySelector('[aria-live]')?.textContent;
  await byPasskey.click();
  await expect.poll(said).toMatch(/No passkey was used/);
  for (let attempt = 0; attempt < 2; attempt++) {
    await password.fill('not the password');
    await confirm.click();
    await expect.element(password).toHaveFocus();
    await expect.poll(said).toMatch(/That password is incorrect/);
  }
  await password.fill(PASSWORD);
  await confirm.click();
  await expect.element(text(phone)).toBeVisible();
});

test('SEC R4 changes nothing on cancel or a wrong password, but after a proof, without responses', async () => {
  const phone = await openInformation({ isLost: true });
  const isUnchanged = page.getByRole('group', { name: /Nothing has changed/ });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(isUnchanged).toHaveFocus();
  await expect.element(page.getByLabelText('Phone')).toHaveValue(phone);

  await save.click();
  await expect.element(isUnchanged).not.toBeInTheDocument();
  await password.fill('not the password');
  await confirm.click();
  await expect.element(isUnchanged).toHaveFocus();
  await expect.element(page.getByLabelText('Phone')).toHaveValue(phone);

  await save.click();
  await password.fill(PASSWORD);
  await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(text(phone)).toBeVisible();
});
