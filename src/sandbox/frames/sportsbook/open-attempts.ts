import * as v from 'valibot';
import { type Book, tell } from './book.ts';

const NAME = 'open-attempts';
/** The sportsbook remembers a key at least this long, ms. */
const KNOWN_MS = 23 * 60 * 60 * 1000;

const attempts = v.array(
  v.object({
    key: v.pipe(v.string(), v.uuid()),
    /** Mark of the player. */
    of: v.string(),
    kind: v.picklist(['bet', 'cash-out']),
    /** Epoch ms. */
    at: v.number(),
  }),
);
/** A bet or cash-out that was sent and has no response. Its key says neither who nor what. */
export type OpenAttempt = v.InferOutput<typeof attempts>[number];

/** What storage does not take is the site's to keep; without a site it lasts as long as the page. */
let inMemory: OpenAttempt[] = [];

/** Lists the open attempts of all players on this device, those of closed tabs included. */
export function openAttempts(): OpenAttempt[] {
  const stored = read();
  const all = [...stored, ...inMemory.filter(({ key }) => !stored.some((one) => one.key === key))];
  return all.filter(({ at }) => Math.abs(Date.now() - at) < KNOWN_MS);
}

/** Lists those of one player. While there are any, another one could double them. */
export const openAttemptsOf = (mark: string | undefined): OpenAttempt[] =>
  openAttempts().filter(({ of }) => of === mark);

/** Adds an attempt before it is sent. */
export function keepAttempt(book: Book, attempt: OpenAttempt): void {
  write(book, [...without(attempt.key), attempt]);
}

/** Removes an attempt whose outcome is known. */
export function closeAttempt(book: Book, key: string): void {
  write(book, without(key));
}

const without = (key: string) => openAttempts().filter((one) => one.key !== key);

/** Takes back what the site has kept. */
export function addOpenAttempts(text: string): void {
  inMemory = [...inMemory, ...parse(text)];
}

function read(): OpenAttempt[] {
  try {
    return parse(localStorage.getItem(NAME));
  } catch {
    return [];
  }
}

/** Reads a stored text; foreign ones hold no attempts. */
function parse(text: string | null): OpenAttempt[] {
  try {
    return v.parse(attempts, JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
}

function write(book: Book, open: OpenAttempt[]): void {
  const text = open.length === 0 ? '' : JSON.stringify(open);
  inMemory = [];
  try {
    if (text === '') localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, text);
  } catch {
    inMemory = open;
    tell(book, { type: 'keep', name: NAME, text });
  }
}
