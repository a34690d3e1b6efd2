/** Something on the map, at a point in pixels of the present zoom. */
export interface Placed {
  id: string;
  x: number;
  y: number;
}

/**
 * Places that would cover each other on the map, as groups; most groups hold one. A place joins the first group whose
 * first member is near, so the grouping depends on the order alone and does not flicker.
 * @param nearness in px: what is closer than this in both directions would overlap
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
