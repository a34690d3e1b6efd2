import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useNow } from './use-time.ts';

/** Records what it renders, and takes at least a millisecond. */
function Clock({ shown }: { shown: (number | undefined)[] }) {
  shown.push(useNow(60_000));
  const from = performance.now();
  while (performance.now() < from + 1);
  return null;
}

/** Renders once more after the effects of the first commit. */
function Settled() {
  const [isSettled, settle] = useState(false);
  useEffect(() => settle(true), []);
  return <p>{isSettled ? 'settled' : 'mounted'}</p>;
}

test('PF-9 renders a component of a later page once, with the time', async () => {
  const shown: (number | undefined)[] = [];
  const screen = await render(
    <>
      <Clock shown={shown} />
      <Settled />
    </>,
  );
  await expect.element(screen.getByText('settled')).toBeInTheDocument();
  expect(shown).toEqual([expect.any(Number)]);
});

test('PF-9 hydrates a component as the server rendered it, then with the time', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Clock shown={[]} />);
  const shown: (number | undefined)[] = [];
  const root = hydrateRoot(container, <Clock shown={shown} />);
  onTestFinished(() => root.unmount());
  await expect.poll(() => shown.at(-1)).toEqual(expect.any(Number));
  expect(shown[0]).toBeUndefined();
});
