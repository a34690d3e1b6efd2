import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../tests/component/axe.ts';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { mountPlayer } from '../../../../tests/component/mount-player.tsx';
import { operator, outbox, register, write } from '../../../../tests/component/operator-api.ts';
import { newRegistration } from '../../../../tests/fixtures/new-registration.ts';
import defaultSite from '../../../config/default-site.json' with { type: 'json' };
import type { SiteConfig } from '../../../config/site-config.ts';

const confirm = page.getByRole('button', { name: 'Confirm address' });
const isDone = page.getByRole('heading', { name: 'Your address is confirmed' });
const toAccount = page.getByRole('main').getByRole('link', { name: 'Go to your account' });
const isGone = page.getByRole('heading', { name: 'This link no longer works' });

test('AUT-4 CFG-3 changes the email once its link is followed; the link works once', async () => {
  const { email } = newRegistration();
  const { accountCode, accessToken } = await register();
  const data = `/operator/accounts/${accountCode}/personal-data`;
  await write(data, { email }, accessToken, 'PATCH');
  const link = (await outbox()).find(({ to, path }) => to === email && path?.includes('#'))?.path;

  const { router } = await mountApp(link ?? '');
  await expect.poll(() => location.hash).toBe('');
  await expectAccessible();
  await confirm.click();
  await expect.element(isDone).toBeVisible();
  await expect.element(toAccount).toHaveAttribute('href', '/account/information');

  await router.navigate('/sitemap');
  await expect.element(isDone).not.toBeInTheDocument();
  await router.navigate(link ?? '');
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

const without = (route: 'playerArea' | 'userInformation') => {
  const { [route]: _, ...routes } = defaultSite.routes;
  return { routes: routes as SiteConfig['routes'] };
};

test('AUT-4 CFG-3 reports a link without a token, on a site without a page of personal data', async () => {
  await mountApp('/login/new-email', { config: without('userInformation') });
  await expect.element(isGone).toBeVisible();
  await expect.element(toAccount).toHaveAttribute('href', '/account');
});

test('AUT-4 CFG-3 reports an email in use until it is free, on a site without a player area', async () => {
  let isTaken = true;
  await mountApp('/login/new-email#of-a-link', {
    config: without('playerArea'),
    answering({ method, url }) {
      if (method !== 'PUT' || !url.endsWith('/email-changes/of-a-link')) return undefined;
      return isTaken
        ? Response.json({ code: 'email_taken', status: 409 }, { status: 409 })
        : new Response(undefined, { status: 204 });
    },
  });
  await confirm.click();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/Another account now uses this address/);
  isTaken = false;
  await confirm.click();
  await expect.element(isDone).toBeVisible();
  await expect.element(toAccount).not.toBeInTheDocument();
});
