import { expect, onTestFinished, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { App } from '../../src/sandbox/frames/spots/app.tsx';
import type { SpotsClient } from '../../src/sandbox/frames/spots/spots-client.ts';
import {
  createSpotsState,
  placeOf,
  SpotsContext,
} from '../../src/sandbox/frames/spots/spots-page.ts';
import type { TableLanguage } from '../../src/sandbox/frames/table/wording.ts';
import '../../src/sandbox/frames/slot/app.css';
import '../../src/sandbox/frames/spots/spots.css';

export const GAME = {
  token: 'token',
  game: {
    title: 'Brass Rail Roulette',
    tones: { light: '#fff', base: '#e8b64c', deep: '#5a3d00', around: '#0a6b42', night: '#120a14' },
  },
  balance: 1000,
  currency: 'EUR',
  chips: [20, 100],
  mostStake: 50_000,
  minimumRoundMs: 0,
  seedHash: 'hash',
};

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const status = screen.getByRole('status');

/** Renders the page of an open game, as after `openings`. */
export async function openSpots(
  name: string,
  client: Partial<SpotsClient> = {},
  lang: TableLanguage = 'en',
) {
  const state = createSpotsState();
  Object.assign(state, { phase: 'idle', game: GAME, balance: GAME.balance });
  const site = { send: vi.fn(), listen: () => () => undefined };
  const place = placeOf(`/${name}/some-game`);
  document.documentElement.dir = lang === 'ar' ? 'rtl' : 'ltr';
  onTestFinished(() => {
    document.documentElement.dir = '';
  });
  // As in index.html, so that the page has the height of the frame.
  const container = document.body.appendChild(document.createElement('div'));
  container.id = 'app';
  const page = { ...place, state, lang, client: client as SpotsClient, site };
  await render(
    <SpotsContext value={page}>
      <App />
    </SpotsContext>,
    { container },
  );
  await expect.element(status).toBeInTheDocument();
  return { page, state, told: () => site.send.mock.calls.map(([message]) => message.type) };
}
