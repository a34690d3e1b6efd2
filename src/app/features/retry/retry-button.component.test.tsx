import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectedLog } from '../../../../tests/component/expected-log.ts';
import { mountApp } from '../../../../tests/component/mount-app.tsx';

const announced = () => document.getElementById('page-announcement')?.textContent;
const retry = page.getByRole('button', { name: 'Try again' });
// A status that the client does not retry by itself.
const failed = () => new Response('', { status: 500 });

test('FRM-4 RTE-10 keeps the focus during a retry, then moves it to the heading of the list', async () => {
  expectedLog();
  let held = Promise.withResolvers<Response | undefined>();
  await mountApp('/promotions', {
    answering: ({ url }) =>
      url.includes('/api/promotions') ? held.promise.then((answer) => answer?.clone()) : undefined,
  });
  const heading = page.getByRole('heading', { level: 1 });
  // Until the heading is shown, the page shares the read that its loader began.
  await expect.element(heading).toBeVisible();
  held.resolve(failed());
  await expect.element(retry).toBeVisible();
  retry.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(announced).toBe('We couldn’t load this part');
  await expect.element(retry).toHaveFocus();
  held = Promise.withResolvers();
  await userEvent.keyboard('{Enter}');
  await expect.element(retry).toHaveAttribute('aria-busy', 'true');
  await expect.element(retry).toHaveFocus();
  held.resolve(undefined);
  await expect.element(retry).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
});

test('FRM-4 tells an online visitor that a page failed to load, not that they are offline', async () => {
  expectedLog();
  let isCut = true;
  document.getElementById('page-announcement')?.remove();
  const { app } = await mountApp('/promotions/weekend-encore', {
    answering: () => (isCut ? Promise.reject(new TypeError('Failed to fetch')) : undefined),
  });
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent('This page didn’t load');
  app.stores.network.online = false;
  await expect.element(heading).toHaveTextContent('This page isn’t saved on this device');
  app.stores.network.online = true;
  retry.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(announced).toBe('We couldn’t load this part');
  await expect.element(retry).toHaveFocus();
  document.getElementById('page-announcement')?.remove();
  isCut = false;
  await userEvent.keyboard('{Enter}');
  await expect.element(heading).toHaveTextContent('The weekend encore');
  await expect.element(heading).toHaveFocus();
  expect(announced()).toBeUndefined();
});
