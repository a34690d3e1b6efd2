import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';

/**
 * Carries out moves of a map one after the other. Leaflet drops a move that is asked for while it glides to another
 * zoom, and until then tells the zoom that it comes from.
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
