import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/component/axe.ts';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { mountPlayer } from '../../../../tests/component/mount-player.tsx';
import { operator, outbox } from '../../../../tests/component/operator-api.ts';
import { text } from '../../../../tests/component/text.ts';
import { newRegistration } from '../../../../tests/fixtures/new-registration.ts';
import defaultSite from '../../../config/default-site.json' with { type: 'json' };
import type { SiteConfig } from '../../../config/site-config.ts';

const confirm = page.getByRole('button', { name: 'Confirm address' });
const isGone = page.getByRole('heading', { name: 'This link no longer works' });

test('AUT-4 changes the email once its link is followed; the link works once', async () => {
  const { email } = newRegistration();
  const { screen } = await mountPlayer('/account/information');
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByLabelText('Email').fill(email);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(text(`We have sent a link to ${email}.`)).toBeVisible();
  const link = (await outbox()).find(({ to }) => to === email)?.path ?? '';
  await screen.unmount();

  const first = await mountApp(link);
  await expect.poll(() => location.hash).toBe('');
  await expectAccessible();
  await confirm.click();
  await expect
    .element(page.getByRole('heading', { name: 'Your address is confirmed' }))
    .toBeVisible();
  await first.screen.unmount();

  await mountApp(link);
  await confirm.click();
  await expect.element(isGone).toBeVisible();
});

test('AUT-4 reads the profile again after a new address, for which an account may be held', async () => {
  let held = false;
  const { app } = await mountPlayer('/login/new-email#of-a-link', {
    async answering(request) {
      if (request.method === 'PUT') {
        held = true;
        return new Response(undefined, { status: 204 });
      }
      if (!held || !request.url.endsWith('/accounts/me')) return undefined;
      const profile = await (await operator(request)).json();
      const status = { accountStatus: 'blocked', accountStatusChangeReason: 'under-review' };
      return Response.json({ ...profile, ...status });
    },
  });
  const status = () => app.stores.session.profile?.accountStatus;
  await expect.poll(status).toBe('active');
  await confirm.click();
  await expect.poll(status).toBe('blocked');
});

test('AUT-4 reports a link without a token or to an email already in use', async () => {
  const { screen } = await mountApp('/login/new-email');
  await expect.element(isGone).toBeVisible();
  await screen.unmount();
  await mountApp('/login/new-email#of-a-link', {
    answering: ({ method, url }) =>
      method === 'PUT' && url.endsWith('/email-changes/of-a-link')
        ? Response.json({ code: 'email_taken', status: 409 }, { status: 409 })
        : undefined,
  });
  await confirm.click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Another account now uses this address/);
});

test.each([
  ['to the personal data', {}, '/account/information'],
  ['to the account without a page of personal data', { userInformation: undefined }, '/account'],
  ['nowhere without a player area', { playerArea: undefined }, undefined],
])('CFG-3 leads from the confirmed address %s', async (_, changed, account) => {
  await mountApp('/login/new-email#of-a-link', {
    config: { routes: { ...defaultSite.routes, ...changed } as SiteConfig['routes'] },
    answering: ({ method }) =>
      method === 'PUT' ? new Response(undefined, { status: 204 }) : undefined,
  });
  await confirm.click();
  const done = page.getByRole('main');
  await expect.element(done).toMatchTextContent('Your address is confirmed');
  const link = done.getByRole('link', { name: 'Go to your account' });
  if (account === undefined) await expect.element(link).not.toBeInTheDocument();
  else await expect.element(link).toHaveAttribute('href', account);
});
