import { type Book, tell } from './book.ts';

/**
 * Stores a text on the device; '' removes it. Where the browser blocks storage in cross-site frames, the site keeps it.
 * @param place throws if storage is blocked
 * @returns whether this page stores it
 */
export function keepText(book: Book, place: () => Storage, name: string, text: string): boolean {
  const isStored = store(place, name, text);
  // A removed text is also removed from the site, which may have kept it earlier.
  if (!isStored || text === '') tell(book, { type: 'keep', name, text });
  return isStored;
}

function store(place: () => Storage, name: string, text: string): boolean {
  try {
    if (text === '') place().removeItem(name);
    else place().setItem(name, text);
    return true;
  } catch {
    return false;
  }
}
