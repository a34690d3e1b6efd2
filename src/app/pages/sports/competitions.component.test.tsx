import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createTestApp, InApp } from '../../../../tests/component/test-app.tsx';
import { Competitions } from './competitions.tsx';
import { standingEvents } from './standing-events.ts';

const events = Array.from({ length: 60 }, (_, at) => ({
  id: String(at),
  sport: 'football',
  competition: `Cup ${at % 12}`,
  home: 'A',
  away: 'B',
  startsAt: '2026-05-10T18:00:00Z',
  market: { name: 'Winner', selections: [] },
}));

function Board() {
  const [turn, setTurn] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setTurn(turn + 1)}>
        Show anew
      </button>
      <Competitions key={turn} places={standingEvents([], events)} suspended={false} />
    </>
  );
}

test('PF-9 shows the first screen of events of a followed link before the rest, in their places', async () => {
  const router = createMemoryRouter([{ path: '/' }, { path: '/sports', element: <Board /> }]);
  const { container } = await render(
    <InApp app={createTestApp()}>
      <RouterProvider router={router} />
    </InApp>,
  );
  const titles: string[][] = [];
  const changes = new MutationObserver(() =>
    titles.push([...container.querySelectorAll('h2')].map((title) => title.textContent)),
  );
  onTestFinished(() => changes.disconnect());
  changes.observe(container, { childList: true, subtree: true });
  await router.navigate('/sports');
  await expect.poll(() => titles.at(-1)?.length).toBe(12);
  expect(container.querySelectorAll('.event-row').length).toBe(60);
  expect(titles.map(({ length }) => length)).toEqual([5, 12]);
  expect(titles[0]).toEqual(titles[1]?.slice(0, 5));

  // When the connection is lost the board replaces the sportsbook; the visitor must keep their place.
  titles.length = 0;
  await page.getByRole('button', { name: 'Show anew' }).click();
  await expect.poll(() => titles.length).toBeGreaterThan(0);
  expect(titles.map(({ length }) => length)).toEqual([12]);
});
