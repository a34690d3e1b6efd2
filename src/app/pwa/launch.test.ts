import { afterEach, expect, it, vi } from 'vitest';
import { followLaunches } from './launch.ts';

const ORIGIN = 'https://www.example.com';

afterEach(() => void vi.unstubAllGlobals());

/** @returns where a launch at a URL navigates to */
function launch(targetURL: string | undefined): string | undefined {
  const navigate = vi.fn<(path: string) => void>();
  vi.stubGlobal('location', { origin: ORIGIN, href: `${ORIGIN}/games?src=pwa` });
  vi.stubGlobal('launchQueue', {
    setConsumer: (consume: (launch: { targetURL: string | undefined }) => void) =>
      consume({ targetURL }),
  });
  followLaunches((pathname) => ['/', '/es'].includes(pathname), navigate);
  return navigate.mock.calls[0]?.[0];
}

it('PWA-4 opens a shortcut in the open window', () => {
  expect(launch(`${ORIGIN}/es/promotions?src=pwa`)).toBe('/es/promotions?src=pwa');
});

it('PWA-4 stays for the plain icon, the current page and foreign URLs', () => {
  expect(launch(`${ORIGIN}/?src=pwa`)).toBeUndefined();
  expect(launch(`${ORIGIN}/es?src=pwa`)).toBeUndefined();
  expect(launch(`${ORIGIN}/games?src=pwa`)).toBeUndefined();
  expect(launch('https://www.evil.test/games')).toBeUndefined();
  expect(launch('not an address')).toBeUndefined();
  expect(launch(undefined)).toBeUndefined();
});
