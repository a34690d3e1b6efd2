import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountApp } from '../../tests/component/mount-app.tsx';

const heading = page.getByRole('main').getByRole('heading', { level: 1 });

/** Resolves in the next task. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage('');
  });
}

test('PF-9 RTE-10 renders a page whose code and data are there in one task', async () => {
  const { router } = await mountApp('/promotions');
  await expect.element(heading).toHaveTextContent('Promotions');
  await router.navigate('/games');
  await expect.element(heading).toHaveTextContent('Games');
  const link = document.querySelector<HTMLAnchorElement>('nav a[href="/promotions"]');
  link?.click();
  // The router's task, then React's.
  await nextTask();
  await nextTask();
  expect(heading.element().textContent).toBe('Promotions');
  await expect.element(heading).toHaveFocus();
});
