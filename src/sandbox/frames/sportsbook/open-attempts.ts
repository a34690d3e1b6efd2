import * as v from 'valibot';
import type { Book } from './book.ts';
import { keepText } from './kept-text.ts';

const PREFIX = 'attempt:';
/** The sportsbook remembers a key at least this long, ms. */
const KNOWN_MS = 23 * 60 * 60 * 1000;

const openAttempt = v.object({
  key: v.pipe(v.string(), v.uuid()),
  /** Mark of the player. */
  of: v.string(),
  kind: v.picklist(['bet', 'cash-out']),
  /** Epoch ms. */
  at: v.number(),
  /** What earlier cash-outs of the bet have paid, in minor units. */
  paid: v.exactOptional(v.number()),
});
/** A bet or cash-out that was sent and has no response. Its key says neither who nor what. */
export type OpenAttempt = v.InferOutput<typeof openAttempt>;

/** What the site keeps for this page, by key; without a site it lasts as long as the page. */
const elsewhere = new Map<string, OpenAttempt>();

/** Lists the open attempts of one player on this device, those of closed tabs included. */
export const openAttemptsOf = (mark: string | undefined): OpenAttempt[] =>
  keptAttempts().filter((one) => one.of === mark && isKnown(one));

/** Keeps an attempt before it is sent, under a name of its own: tabs do not overwrite each other's. */
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

/** Takes back an attempt that the site has kept, of another tab too; '' says that it is closed. */
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

/** Reads a stored text; foreign ones hold no attempt. */
function parse(text: string): OpenAttempt[] {
  try {
    return [v.parse(openAttempt, JSON.parse(text))];
  } catch {
    return [];
  }
}
