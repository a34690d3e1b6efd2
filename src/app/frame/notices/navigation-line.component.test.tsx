import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { holdTimers } from '../../../../tests/component/held-timers.ts';
import { mountApp } from '../../../../tests/component/mount-app.tsx';
import { LOADER_DELAY_MS } from '../../features/loader/use-loader.ts';

test('RTE-10 shows progress while the page of a followed link takes long', async () => {
  const passTime = holdTimers(LOADER_DELAY_MS);
  const { promise: held, resolve: letGo } = Promise.withResolvers<undefined>();
  const { router } = await mountApp('/promotions', {
    answering: ({ url }) => (url.includes('weekend-encore') ? held : undefined),
  });
  const line = () => {
    const shown = document.querySelector('.navigation-line');
    return shown && [shown.textContent, shown.getBoundingClientRect().height];
  };
  await expect.poll(line).toEqual(['', 0]);
  await page
    .getByRole('link', { name: /The weekend encore/ })
    .first()
    .click();
  await expect.poll(() => router.state.navigation.state).toBe('loading');
  expect(line()).toEqual(['', 0]);
  await expect
    .poll(() => {
      passTime();
      return line();
    })
    .toEqual(['One moment…', 3]);
  letGo(undefined);
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'The weekend encore' }))
    .toBeVisible();
  await expect.poll(line).toEqual(['', 0]);
});
