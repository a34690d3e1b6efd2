import {
  circleMarker,
  type GeoJSON,
  geoJSON,
  latLngBounds,
  layerGroup,
  map,
  svg,
  tileLayer,
} from 'leaflet/dist/leaflet-src.esm.js';
import type { GroundPart } from '../../../../content/store-map.ts';
import type { Store } from '../../../../content/stores.ts';
import type { Position } from '../../../../lib/distance.ts';
import { drawPins, type PinOptions } from './draw-pins.ts';
import { movesInTurn } from './moves-in-turn.ts';
import 'leaflet/dist/leaflet.css';
import './map.css';

interface MapOptions extends PinOptions {
  tiles?: { tilesUrl: string; maxZoom: number };
}

/** A map in the page and its commands. */
export interface MapHandle {
  setPlaces(places: readonly Store[]): void;
  setGround(parts: readonly GroundPart[]): void;
  /** Moves the map to show these shops and the visitor. */
  show(places: readonly Store[], here: Position | undefined): void;
  choose(id: string | undefined): void;
  zoomBy(steps: number): void;
  remove(): void;
}

/** Without tiles there are no streets, so zooming in further shows nothing. */
const GROUND_ZOOM = 12;
/** Zoom level for a single place, which shows its region. */
const PLACE_ZOOM = 10;

/**
 * Draws a map with Leaflet. Its own controls, popups and text icons are off: they write HTML as strings, which Trusted
 * Types forbid. The page has its own buttons around it.
 */
export function drawMap(element: HTMLElement, options: MapOptions): MapHandle {
  const { tiles, moves } = options;
  const view = map(element, {
    attributionControl: false,
    zoomControl: false,
    minZoom: 3,
    maxZoom: tiles?.maxZoom ?? GROUND_ZOOM,
    zoomAnimation: moves,
    fadeAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
    // Also draws around the visible part, so that a drag does not expose its edge.
    renderer: svg({ padding: 0.5 }),
    // Vectors are sharp at any zoom; tiles are not.
    zoomSnap: tiles ? 1 : 0.25,
    // The wheel scrolls the page. The map zooms by buttons, pinch or double tap.
    scrollWheelZoom: false,
  });
  view.setView([40, -4], 5);
  if (tiles) tileLayer(tiles.tilesUrl, { maxZoom: tiles.maxZoom }).addTo(view);
  const ground = layerGroup().addTo(view);
  const visitor = layerGroup().addTo(view);
  const whenStill = movesInTurn(view);
  const pins = drawPins(view, options, whenStill);
  let byId = new Map<string, Store>();

  return {
    setPlaces(places) {
      byId = new Map(places.map((store) => [store.id, store]));
      pins.setPlaces(places);
    },
    setGround(parts) {
      ground.clearLayers();
      for (const part of parts) drawGround(part).addTo(ground);
    },
    show(places, here) {
      visitor.clearLayers();
      const points = places.flatMap(({ position }) => (position ? [toPoint(position)] : []));
      if (here) {
        points.push(toPoint(here));
        circleMarker(toPoint(here), { className: 'store-map-here', interactive: false }).addTo(
          visitor,
        );
      }
      if (points.length === 0) return;
      whenStill(() =>
        view.fitBounds(latLngBounds(points), {
          padding: [32, 32],
          maxZoom: PLACE_ZOOM,
          animate: moves,
        }),
      );
    },
    choose(id) {
      pins.choose(id);
      const position = byId.get(id ?? '')?.position;
      if (!position || id === undefined) return;
      whenStill(() => {
        // A pin of its own is only brought into view; for one in a group, the map zooms in until it has a pin of its
        // own.
        const zoom = pins.zoomApart(id);
        if (zoom > view.getZoom()) view.setView(toPoint(position), zoom, { animate: moves });
        else view.panInside(toPoint(position), { padding: [48, 96], animate: moves });
      });
    },
    zoomBy(steps) {
      whenStill(() => view.setZoom(view.getZoom() + steps, { animate: moves }));
    },
    // Leaflet moves its parts at the end of an animation even after removal, so wait for it.
    remove: () => whenStill(() => view.remove()),
  };
}

const toPoint = ({ latitude, longitude }: Position): [number, number] => [latitude, longitude];

/** Returns a part of the ground as a layer, with the theme's colours (map.css). */
const drawGround = ({ kind, geometry }: GroundPart): GeoJSON =>
  geoJSON(geometry, {
    interactive: false,
    style: { className: `store-map-${kind}` },
  });
