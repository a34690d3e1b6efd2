import * as v from 'valibot';

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

/** What storage does not take lasts as long as the page. */
let inMemory: OpenAttempt[] = [];

/** Lists the open attempts of all players on this device, those of closed tabs included. */
export function openAttempts(): OpenAttempt[] {
  const stored = read();
  const all = [...stored, ...inMemory.filter(({ key }) => !stored.some((one) => one.key === key))];
  return all.filter(({ at }) => Math.abs(Date.now() - at) < KNOWN_MS);
}

/** Adds an attempt before it is sent. */
export function keepAttempt(attempt: OpenAttempt): void {
  write([...without(attempt.key), attempt]);
}

/** Removes an attempt whose outcome is known. */
export function closeAttempt(key: string): void {
  write(without(key));
}

const without = (key: string) => openAttempts().filter((one) => one.key !== key);

function read(): OpenAttempt[] {
  try {
    return v.parse(attempts, JSON.parse(localStorage.getItem(NAME) ?? '[]'));
  } catch {
    // Storage is refused or contains foreign data.
    return [];
  }
}

function write(open: OpenAttempt[]): void {
  inMemory = [];
  try {
    if (open.length === 0) localStorage.removeItem(NAME);
    else localStorage.setItem(NAME, JSON.stringify(open));
  } catch {
    inMemory = open;
  }
}
