/** A place on the map, in pixels at the current zoom. */
export interface Placed {
  id: string;
  x: number;
  y: number;
}

/**
 * Groups places that would overlap on the map; most groups have a single place. A place joins the first group whose
 * first member is near, so groups depend on the order alone and do not flicker.
 * @param nearness smallest distance in both directions, in px
 */
export function groupPlaces<T extends Placed>(places: readonly T[], nearness: number): T[][] {
  const groups: [T, ...T[]][] = [];
  for (const place of places) {
    const near = groups.find(
      ([first]) => Math.abs(first.x - place.x) < nearness && Math.abs(first.y - place.y) < nearness,
    );
    if (near) near.push(place);
    else groups.push([place]);
  }
  return groups;
}
