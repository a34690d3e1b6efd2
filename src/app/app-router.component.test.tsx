import { Suspense, use } from 'react';
import { createMemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { AppRouter } from './app-router.tsx';

const never = new Promise<string>(() => {});
/** Has content at its own address only. */
function Page() {
  const { search, pathname } = useLocation();
  return <p>{search === '' && pathname === '/' ? 'Home' : use(never)}</p>;
}

/** Mounts a page. @returns its router, and the texts on the screen */
async function open() {
  const element = (
    <Suspense fallback={<p>Opening</p>}>
      <Page />
    </Suspense>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  const { container } = await render(<AppRouter router={router} />);
  const texts = () =>
    [...container.querySelectorAll('p')]
      .filter((text) => text.checkVisibility())
      .map(({ textContent }) => textContent);
  await expect.poll(texts).toEqual(['Home']);
  return { router, texts };
}

// A transition keeps what is shown while something waits.
test('PF-9 RTE-10 renders another page outside a transition, which would be interrupted', async () => {
  const { router, texts } = await open();
  await router.navigate('/games');
  await expect.poll(texts).toEqual(['Opening']);
});

test('PF-9 renders a change within a page in a transition', async () => {
  const { router, texts } = await open();
  await router.navigate('/?sort=new');
  for (let frame = 0; frame < 5; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(texts()).toEqual(['Home']);
});
