import type { Store } from '../../../content/stores.ts';
import { distanceKm, type Position } from '../../../lib/distance.ts';
import { searchItems } from '../../../lib/fuzzy.ts';

/** A shop and its distance from the visitor (km), if both positions are known. */
interface FoundStore {
  store: Store;
  km?: number;
}

/**
 * Finds shops by town, postcode, name or address. Sorts by distance if the visitor's position is known, by relevance
 * for a search, and otherwise by town and name.
 * @param collator of the page's language
 */
export function findStores(
  stores: readonly Store[],
  { q, here, collator }: { q: string; here: Position | undefined; collator: Intl.Collator },
): FoundStore[] {
  const ordered = [...stores].sort(
    (a, b) => collator.compare(a.city, b.city) || collator.compare(a.name, b.name),
  );
  const found = searchItems(ordered, q, textOf);
  return here ? byDistance(found, here) : found.map((store) => ({ store }));
}

/** Nearest first; shops without a position come last. */
export function byDistance(stores: readonly Store[], from: Position): FoundStore[] {
  return stores
    .map((store) => ({
      store,
      ...(store.position && { km: distanceKm(from, store.position) }),
    }))
    .sort((a, b) => (a.km ?? Infinity) - (b.km ?? Infinity) || 0);
}

const textOf = ({ city, postalCode, name, address }: Store) =>
  `${city} ${postalCode} ${name} ${address}`;

export const findStore = (stores: readonly Store[], slug: string | undefined): Store | undefined =>
  stores.find((store) => store.slug.toLowerCase() === slug?.toLowerCase());
