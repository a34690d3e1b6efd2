import '../../app.css';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { holdTimers } from '../../../../tests/component/held-timers.ts';
import { resize } from '../../../../tests/component/resize.ts';
import { createTestApp, InApp } from '../../../../tests/component/test-app.tsx';
import type { Game } from '../../../operator/catalogue.ts';
import { LobbyRails } from './lobby-rails.tsx';
import type { LobbyRail } from './lobby-view.ts';

/** How often each game's poster was rendered. */
const rendered = new Map<string, number>();

function gameOf(slug: string): Game {
  const image = {
    get src() {
      rendered.set(slug, (rendered.get(slug) ?? 0) + 1);
      return 'data:,';
    },
    width: 3,
    height: 4,
  };
  return {
    slug,
    title: slug,
    category: 'slots',
    provider: 'Lampblack',
    image,
    isNew: false,
    jackpot: false,
    demo: false,
  };
}

const railOf = (rail: number, length: number): LobbyRail => ({
  category: `rail-${rail}`,
  games: Array.from({ length }, (_, at) => gameOf(`game-${rail}-${at}`)),
});

function renderRails(rails: readonly LobbyRail[], isFirstScreen: boolean) {
  const element = <LobbyRails rails={rails} isFirstScreen={isFirstScreen} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  return render(
    <InApp app={createTestApp()}>
      <RouterProvider router={router} />
    </InApp>,
  );
}

test('PF-9 renders each poster once while the rails are filled in steps', async () => {
  const rails = Array.from({ length: 5 }, (_, rail) => railOf(rail, 10));
  const { container } = await renderRails(rails, false);
  await expect.poll(() => container.querySelectorAll('.poster').length).toBe(50);
  expect([...rendered.values()]).toEqual(Array.from({ length: 50 }, () => 1));
});

test.each([
  ['of the first screen', [railOf(0, 16), railOf(1, 4)], true],
  [
    'of the first screen, from the server',
    [{ ...railOf(0, 6), hasMore: true }, railOf(1, 4)],
    true,
  ],
  ['from the server', [{ ...railOf(0, 6), hasMore: true }, railOf(1, 6)], false],
])(
  'SPT-3 PF-2 %s, a rail keeps the place of games still to come on a wide screen',
  async (_, rails, isFirst) => {
    await resize(1440, 900);
    // The steps in which the rest follows.
    holdTimers(30);
    const { container } = await renderRails(rails, isFirst);
    await expect.poll(() => container.querySelectorAll('.rail-track').length).toBe(2);
    const tracks = [...container.querySelectorAll('.rail-track')];
    const restOf = (track: Element) => Number.parseFloat(getComputedStyle(track, '::after').width);
    const [partial, complete] = tracks.map((track) => ({
      posters: track.childElementCount,
      rest: restOf(track),
    }));
    // Four or six posters of 148 px, with 8 px between them.
    const room = 1440 - (partial?.posters ?? 0) * 156;
    expect(partial?.rest).toBeGreaterThan(room - 100);
    expect(partial?.rest).toBeLessThan(room);
    expect(complete?.rest).toBeNaN();
    // Nor does it move while a slow browser has read only some of the posters.
    tracks[0]?.lastElementChild?.remove();
    expect(tracks.slice(0, 1).map(restOf)).toEqual([partial?.rest]);
  },
);

test('SPT-3 a rail with all its games keeps no place', async () => {
  await resize(1440, 900);
  const { container } = await renderRails([railOf(0, 16), railOf(1, 7)], false);
  await expect.poll(() => container.querySelectorAll('.poster').length).toBe(23);
  expect(container.querySelectorAll('.lobby-rail-partial').length).toBe(0);
});
