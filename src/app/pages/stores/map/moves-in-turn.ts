import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js';

/**
 * Runs moves of a map one after another. During a zoom animation Leaflet drops further moves and still reports the old
 * zoom.
 */
export function movesInTurn(view: LeafletMap): (move: () => void) => void {
  const waiting: (() => void)[] = [];
  let glides = false;
  /** A move may begin its zoom in the next frame only. */
  let begins = false;
  const next = () => {
    if (glides || begins) return;
    const move = waiting.shift();
    if (!move) return;
    begins = true;
    move();
    // Runs after Leaflet's own callback, which was requested first.
    requestAnimationFrame(() => {
      begins = false;
      next();
    });
  };
  view.on('zoomanim', () => {
    glides = true;
  });
  view.on('zoomend', () => {
    glides = false;
  });
  // Fires after the zoom, but also when the window is resized during one.
  view.on('moveend', next);
  return (move) => {
    waiting.push(move);
    next();
  };
}
