import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answersForItself, doubles, drops } from '../../../../tests/component/lossy-network.ts';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { outbox, register, write } from '../../../../tests/component/operator-api.ts';
import { newRegistration } from '../../../../tests/fixtures/new-registration.ts';

/** What happens to one write after another; the operator performs each. */
const NETWORKS = [drops, answersForItself, doubles];

interface MailedLink {
  /** Requests the link; resolves with the email address that it is sent to. */
  ask: () => Promise<string>;
  send: string;
  before?: () => Promise<unknown>;
  done: string;
}

const LINKS: Record<string, MailedLink> = {
  'new address': {
    async ask() {
      const { email } = newRegistration();
      const { accountCode, accessToken } = await register();
      const path = `/operator/accounts/${accountCode}/personal-data`;
      await write(path, { email }, accessToken, 'PATCH');
      return email;
    },
    send: 'Confirm address',
    done: 'Your address is confirmed',
  },
  'forgotten password': {
    async ask() {
      const registration = newRegistration();
      await write('/operator/accounts', registration);
      const { email } = registration;
      await write('/operator/accounts/password-resets', { email });
      return email;
    },
    before: () => page.getByLabelText('New password').fill('blue kettle on the roof'),
    send: 'Save password',
    done: 'Your password has been changed',
  },
};

for (const [name, { ask, before, send, done }] of Object.entries(LINKS))
  test(`PGS-1 R4 F18 does not call the link for a ${name} used up on any network`, async () => {
    const address = await ask();
    const link = async () =>
      (await outbox()).find(({ to, path }) => to === address && path?.includes('#'))?.path;
    await expect.poll(link).toBeDefined();
    let writes = 0;
    await mountApp((await link()) ?? '', {
      answering: (request) =>
        request.method === 'PUT' ? NETWORKS[writes++]?.(request) : undefined,
    });
    await before?.();
    const button = page.getByRole('button', { name: send });
    await button.click();
    await expect.element(page.getByText(/reach the server/)).toBeVisible();
    await button.click();
    await expect.element(page.getByText(/on our side/)).toBeVisible();
    await button.click();
    await expect.element(page.getByRole('heading', { name: done })).toBeVisible();
    expect(writes).toBe(NETWORKS.length);
  });
