import * as v from 'valibot';
import type { Book } from './book.ts';
import { keepText } from './kept-text.ts';

const PREFIX = 'attempt:';
/** The sportsbook remembers a key for at least this long, ms. */
const KNOWN_MS = 23 * 60 * 60 * 1000;

const openAttempt = v.object({
  key: v.pipe(v.string(), v.uuid()),
  /** Identifies the player. */
  of: v.string(),
  kind: v.picklist(['bet', 'cash-out']),
  /** Epoch ms. */
  at: v.number(),
  /** Amount that earlier cash-outs of the bet have paid, in minor units. */
  paid: v.exactOptional(v.number()),
});
/** A bet or cash-out that was sent and has no response yet. Its key reveals neither the player nor the bet. */
export type OpenAttempt = v.InferOutput<typeof openAttempt>;

/** Attempts that the site keeps for this page, by key. Without a site they last as long as the page. */
const elsewhere = new Map<string, OpenAttempt>();

/** Lists the open attempts of one player on this device, including those of closed tabs. */
export const openAttemptsOf = (mark: string | undefined): OpenAttempt[] =>
  keptAttempts().filter((one) => one.of === mark && isKnown(one));

/** Stores an attempt before it is sent, under its own name so that tabs do not overwrite each other's. */
export function keepAttempt(book: Book, attempt: OpenAttempt): void {
  const isStored = keepText(book, () => localStorage, nameOf(attempt.key), JSON.stringify(attempt));
  if (!isStored) elsewhere.set(attempt.key, attempt);
}

/** Removes an attempt whose outcome is known. */
export function closeAttempt(book: Book, key: string): void {
  elsewhere.delete(key);
  keepText(book, () => localStorage, nameOf(key), '');
}

/** Removes attempts that the sportsbook may have forgotten. */
export function closeOldAttempts(book: Book): void {
  for (const one of keptAttempts()) if (!isKnown(one)) closeAttempt(book, one.key);
}

/** Restores an attempt that the site has kept, also from another tab. '' means that it is closed. */
export function takeBackAttempt(name: string, text: string): void {
  if (text === '') elsewhere.delete(name.replace(PREFIX, ''));
  for (const one of parse(text)) elsewhere.set(one.key, one);
}

const nameOf = (key: string) => PREFIX + key;
const isKnown = ({ at }: OpenAttempt) => Math.abs(Date.now() - at) < KNOWN_MS;

function keptAttempts(): OpenAttempt[] {
  return [...storedTexts().flatMap(parse), ...elsewhere.values()];
}

function storedTexts(): string[] {
  try {
    const names = Array.from(localStorage, (_, index) => localStorage.key(index) ?? '');
    return names
      .filter((name) => name.startsWith(PREFIX))
      .map((name) => localStorage.getItem(name) ?? '');
  } catch {
    return [];
  }
}

/** Parses a stored text; undefined if it is not an attempt. */
function parse(text: string): OpenAttempt[] {
  try {
    return [v.parse(openAttempt, JSON.parse(text))];
  } catch {
    return [];
  }
}
