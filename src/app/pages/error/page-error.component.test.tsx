import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectedLog } from '../../../../tests/component/expected-log.ts';
import { missFile } from '../../../../tests/component/missing-file.ts';
import { mountApp } from '../../../../tests/component/mount-app.tsx';

const main = page.getByRole('main');

test('FRM-4 PWA-3 shows a page without a part whose file fails to load, and retries it later', async () => {
  const log = expectedLog();
  const findFacts = await missFile('facts-card.tsx');
  const { app, router } = await mountApp('/games?category=slots', {
    answering: ({ url }) =>
      url.includes('/api/promotions') ? new Response('', { status: 500 }) : undefined,
  });
  await expect.element(page.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
  await ask(/Neon Alley/);
  await expect.poll(() => log.mock.calls.length).toBe(1);
  await expect.element(page.getByRole('banner')).toBeVisible();
  await findFacts();
  await ask(/Velvet Fox/);
  await expect.element(page.getByRole('tooltip')).toBeVisible();

  const findPage = await missFile('error-page.tsx');
  app.stores.network.online = false;
  await router.navigate('/promotions/weekend-encore');
  await expect.element(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(main.getByRole('link')).not.toBeInTheDocument();
  await findPage();
  app.stores.network.online = true;
  await expect.element(main.getByRole('link').first()).toBeVisible();
});

/** Requests the facts of a game by keyboard focus. */
async function ask(game: RegExp): Promise<void> {
  const poster = main.getByRole('link', { name: game });
  await expect.element(poster).toBeVisible();
  (poster.element() as HTMLElement).focus({ focusVisible: true } as FocusOptions);
}
