import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { holdOptIns } from '../../../tests/component/held-opt-ins.ts';
import { mountApp } from '../../../tests/component/mount-app.tsx';
import { resize } from '../../../tests/component/resize.ts';
import { text } from '../../../tests/component/text.ts';
import { PASSWORD } from '../../../tests/fixtures/new-registration.ts';
import { afterLogin, hasIntent } from '../state/after-login.ts';

test('HDR-8 PGS-1 opts in after the log-in page was reloaded and confirms it', async () => {
  const { answering, joined } = holdOptIns('sunday-slot-race');
  afterLogin({ act: 'opt-in', slug: 'sunday-slot-race', title: 'Sunday slot race' });
  await mountApp(`/login?returnUrl=${encodeURIComponent('/games')}`, { answering });
  await page.getByLabelText('Username or email').fill('vera');
  await page.getByLabelText('Password').fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.element(text('You have joined “Sunday slot race”.')).toBeVisible();
  expect(joined).toHaveLength(1);
  expect(hasIntent()).toBe(false);
});

test('HDR-8 PGS-1 drops the opt-in when a visitor goes on browsing without logging in', async () => {
  await resize(390, 844);
  const { router } = await mountApp('/promotions/sunday-slot-race');
  await page.getByRole('link', { name: 'Log in to join' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  expect(hasIntent()).toBe(true);
  await router.navigate('/help');
  await expect.poll(hasIntent).toBe(false);
});
