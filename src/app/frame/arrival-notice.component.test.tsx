import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountApp } from '../../../tests/component/mount-app.tsx';

test.each([
  ['/es/no-such-page', '/es', 'Esa página ya no existe, así que te hemos llevado al inicio.'],
  ['/es/games/no-such-game', '/es/games', 'Ese juego ya no está disponible.'],
  ['/providers/Nobody', '/games', 'We don’t have games by that provider.'],
  ['/help/payments/nothing', '/help', 'That help page is no longer available.'],
])('RTE-5 redirects %s to %s with a notice and a clean URL', async (path, to, words) => {
  await mountApp(path);
  await expect.element(page.getByText(words, { exact: false })).toBeVisible();
  await expect.poll(() => location.pathname + location.search).toBe(to);
});
