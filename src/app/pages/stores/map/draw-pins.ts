import {
  DomEvent,
  divIcon,
  type Map as LeafletMap,
  latLngBounds,
  layerGroup,
  marker,
} from 'leaflet/dist/leaflet-src.esm.js';
import type { Store } from '../../../../content/stores.ts';
import { groupPlaces, type Placed } from './group-places.ts';

/** Size of a pin and smallest distance between two, in CSS px. */
const SIZE = 44;

export interface PinOptions {
  /** Whether the map animates; off for visitors who prefer reduced motion. */
  moves: boolean;
  /** Name of a pin for several shops. */
  groupName: (count: number) => string;
  onChoose: (id: string) => void;
}

interface Place extends Placed {
  name: string;
  at: [latitude: number, longitude: number];
}

/**
 * Draws shops as pins, each a button with the shop's name. Pins that would overlap become one, which zooms in when
 * pressed.
 */
export function drawPins(
  view: LeafletMap,
  { moves, groupName, onChoose }: PinOptions,
  whenStill: (move: () => void) => void,
) {
  const layer = layerGroup().addTo(view);
  let stores: readonly Store[] = [];
  let chosen: string | undefined;
  /** Shop whose pin or group gets the focus when it is drawn. */
  let focusNext: string | undefined;

  /** At the last zoom level pins cannot be separated further, so they may overlap as long as each is visible. */
  const groupsAt = (zoom: number) =>
    groupPlaces(
      stores.flatMap((store) => toPlace(store, zoom)),
      zoom < view.getMaxZoom() ? SIZE : SIZE / 4,
    );

  function draw(): void {
    // Keeps the focus on a pin that is drawn again.
    focusNext ??= focusedShop();
    layer.clearLayers();
    for (const group of groupsAt(view.getZoom())) {
      const [first] = group;
      if (!first) continue;
      const pin = group.length > 1 ? groupPin(group) : storePin(first);
      marker(first.at, {
        icon: divIcon({ className: 'store-map-place', html: pin, iconSize: [SIZE, SIZE] }),
        interactive: false,
        keyboard: false,
      }).addTo(layer);
      if (group.some(({ id }) => id === focusNext)) pin.focus();
    }
    focusNext = undefined;
  }

  function toPlace({ id, name, position }: Store, zoom: number): Place[] {
    if (!position) return [];
    const at: Place['at'] = [position.latitude, position.longitude];
    const { x, y } = view.project(at, zoom);
    return [{ id, name, at, x, y }];
  }

  function focusedShop(): string | undefined {
    const { activeElement } = document;
    const isPin =
      activeElement instanceof HTMLElement && view.getContainer().contains(activeElement);
    return isPin ? activeElement.dataset['id'] : undefined;
  }

  function storePin({ id, name }: Place): HTMLButtonElement {
    const pin = button('store-map-pin', name, () => onChoose(id));
    pin.dataset['id'] = id;
    pin.ariaPressed = String(id === chosen);
    return pin;
  }

  function groupPin(group: Place[]): HTMLButtonElement {
    const pin = button('store-map-group', groupName(group.length), () => {
      whenStill(() => {
        focusNext = group[0]?.id;
        view.fitBounds(latLngBounds(group.map(({ at }) => at)), {
          padding: [SIZE, SIZE],
          animate: moves,
        });
      });
    });
    pin.dataset['id'] = group[0]?.id;
    pin.append(String(group.length));
    return pin;
  }

  view.on('zoomend', draw);
  return {
    setPlaces(places: readonly Store[]): void {
      stores = places;
      draw();
    },
    choose(id: string | undefined): void {
      chosen = id;
      for (const pin of view.getContainer().querySelectorAll<HTMLElement>('.store-map-pin')) {
        pin.ariaPressed = String(pin.dataset['id'] === id);
      }
    },
    /** Returns the zoom, at least the current one, at which a shop has its own pin. */
    zoomApart(id: string): number {
      let zoom = view.getZoom();
      const isApart = () =>
        groupsAt(zoom).some((group) => group.length === 1 && group[0]?.id === id);
      while (zoom < view.getMaxZoom() && !isApart()) zoom++;
      return zoom;
    },
  };
}

function button(className: string, name: string, onPress: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.ariaLabel = name;
  element.title = name;
  element.addEventListener('click', onPress);
  // A press on a pin must not move the map.
  DomEvent.disableClickPropagation(element);
  return element;
}
