import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';

/**
 * Runs moves of a map one after another. During a zoom animation Leaflet drops further moves and still reports the old
 * zoom.
 */
export function movesInTurn(view: LeafletMap): (move: () => void) => void {
  const waiting: (() => void)[] = [];
  let glides = false;
  const next = () => {
    while (!glides) {
      const move = waiting.shift();
      if (!move) return;
      move();
    }
  };
  view.on('zoomanim', () => {
    glides = true;
  });
  view.on('moveend', () => {
    glides = false;
    next();
  });
  return (move) => {
    waiting.push(move);
    next();
  };
}
