import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { movesInTurn } from './moves-in-turn.ts';

test('PGS-1 runs the next move after a zoom, not when the window is resized during it', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  onTestFinished(() => void vi.unstubAllGlobals());
  const heard = new Map<string, () => void>();
  const view = { on: (event: string, hear: () => void) => heard.set(event, hear) };
  const tell = (event: string) => heard.get(event)?.();
  const done: string[] = [];
  const whenStill = movesInTurn(view as unknown as LeafletMap);

  whenStill(() => done.push('zoom'));
  tell('zoomanim');
  for (const frame of frames) frame();
  whenStill(() => done.push('remove'));
  tell('moveend');
  expect(done).toEqual(['zoom']);
  tell('zoomend');
  tell('moveend');
  expect(done).toEqual(['zoom', 'remove']);
});
