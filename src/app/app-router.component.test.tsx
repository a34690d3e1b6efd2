import { Suspense, use } from 'react';
import { createMemoryRouter, Link, Outlet, useLocation, useNavigation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
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

const rendered: string[] = [];
/** Renders what the frame tells about a navigation. */
function Frame() {
  const { state } = useNavigation();
  const { pathname } = useLocation();
  rendered.push(`${pathname} ${state}`);
  return (
    <>
      <Link to="/games">To the games</Link>
      <Link to="/help">To the help</Link>
      <Outlet />
    </>
  );
}

test('PF-9 takes the focus off a pressed link before its page is removed', async () => {
  const router = createMemoryRouter([
    {
      element: (
        <main>
          <Outlet />
        </main>
      ),
      children: [
        { path: '/', element: <Link to="/games">To the games</Link> },
        { path: '/games', loader: async () => null, element: <p>Games</p> },
      ],
    },
  ]);
  const { getByText, getByRole } = await render(<AppRouter router={router} />);
  const link = getByRole('link', { name: 'To the games' });
  await expect.element(link).toBeVisible();
  const blur = vi.spyOn(link.element() as HTMLElement, 'blur');
  await link.click();
  await expect.element(getByText('Games', { exact: true })).toBeVisible();
  expect(blur).toHaveBeenCalledOnce();
});

test('PF-9 FRM-2 tells that a page is being loaded only if it is not there', async () => {
  const slow = Promise.withResolvers<null>();
  const router = createMemoryRouter([
    {
      element: <Frame />,
      children: [
        { path: '/', element: <p>Home</p> },
        { path: '/games', loader: async () => null, element: <p>Games</p> },
        { path: '/help', loader: () => slow.promise, element: <p>Help</p> },
      ],
    },
  ]);
  const { getByText, getByRole } = await render(<AppRouter router={router} />);
  await expect.element(getByText('Home')).toBeVisible();
  rendered.length = 0;
  await getByRole('link', { name: 'To the games' }).click();
  await expect.element(getByText('Games', { exact: true })).toBeVisible();
  expect(new Set(rendered)).toEqual(new Set(['/games idle']));
  await getByRole('link', { name: 'To the help' }).click();
  await expect.poll(() => rendered).toContain('/games loading');
  slow.resolve(null);
  await expect.element(getByText('Help', { exact: true })).toBeVisible();
});
