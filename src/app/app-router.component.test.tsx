import { Suspense, use } from 'react';
import { createMemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { mountApp } from '../../tests/component/mount-app.tsx';
import { AppRouter } from './app-router.tsx';

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

const never = new Promise<string>(() => {});
/** Has content at its own address only. */
function Page() {
  const { search, pathname } = useLocation();
  return <p>{search === '' && pathname === '/' ? 'Home' : use(never)}</p>;
}

test.each([
  ['/?sort=new', 'Home'],
  ['/games', 'Opening'],
])('PF-9 keeps a page while it changes, and not for another one: %s', async (to, shown) => {
  const element = (
    <Suspense fallback={<p>Opening</p>}>
      <Page />
    </Suspense>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  const { container } = await render(<AppRouter router={router} />);
  await expect.poll(() => container.textContent).toBe('Home');
  await router.navigate(to);
  await nextTask();
  await nextTask();
  const texts = [...container.querySelectorAll('p')].filter((text) => text.checkVisibility());
  expect(texts.map(({ textContent }) => textContent)).toEqual([shown]);
});
