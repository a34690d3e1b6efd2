import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
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

test('PF-9 renders each poster once while the rails are filled in steps', async () => {
  const rails: LobbyRail[] = Array.from({ length: 5 }, (_, rail) => ({
    category: `rail-${rail}`,
    games: Array.from({ length: 10 }, (_game, at) => gameOf(`game-${rail}-${at}`)),
  }));
  const element = <LobbyRails rails={rails} isFirstScreen={false} />;
  const router = createMemoryRouter([{ path: '*', element }]);
  const { container } = await render(
    <InApp app={createTestApp()}>
      <RouterProvider router={router} />
    </InApp>,
  );
  await expect.poll(() => container.querySelectorAll('.poster').length).toBe(50);
  expect([...rendered.values()]).toEqual(Array.from({ length: 50 }, () => 1));
});
