import { subscribe } from 'valtio/vanilla';
import type { EventAnswer } from '../../book/book-api.ts';
import type { Book } from './book.ts';
import { Refusal } from './book-client.ts';
import type { Slip } from './book-state.ts';

const NAME = 'slip';
/** The odds are those that the player saw; the key is that of a bet without an answer. */
type KeptSlip = Pick<Slip, 'legs' | 'stake' | 'accept' | 'key'>;

/**
 * Keeps the slip for as long as the tab is there: the page goes when its site sends a visitor to log in, and what they
 * had chosen is there when they are back. Who refuses storage begins anew.
 */
export async function keepSlip(book: Book): Promise<void> {
  const { slip } = book.state;
  const kept = read();
  if (kept) {
    const known = await Promise.all(kept.legs.map(({ event }) => learnEvent(book, event)));
    const legs = kept.legs.filter((_, index) => known[index]);
    slip.key ??= kept.key;
    // What was tapped meanwhile is the newer slip.
    if (slip.legs.length === 0 && legs.length > 0)
      Object.assign(slip, { legs, stake: kept.stake, accept: kept.accept });
  }
  write(slip);
  subscribe(slip, () => write(slip));
}

/** @returns whether there is such a match */
async function learnEvent({ state, client }: Book, id: string): Promise<boolean> {
  try {
    const { step, event } = await client.get<EventAnswer>(`/events/${id}`);
    state.events[id] = event;
    state.asOf[id] = step;
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function read(): KeptSlip | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(NAME) ?? '') as KeptSlip;
  } catch {
    return undefined;
  }
}

function write({ legs, stake, accept, key }: KeptSlip): void {
  try {
    if (legs.length === 0 && key === undefined) sessionStorage.removeItem(NAME);
    else sessionStorage.setItem(NAME, JSON.stringify({ legs, stake, accept, key }));
  } catch {
    // Storage is refused or full: the slip lives as long as the page.
  }
}
