import { subscribe } from 'valtio/vanilla';
import type { EventAnswer } from '../../book/book-api.ts';
import { askUntilKnown } from '../ask-until-known.ts';
import { Refusal } from '../game-calls.ts';
import type { Book } from './book.ts';
import type { Slip } from './book-state.ts';
import { MOST_LEGS } from './slip.ts';

const NAME = 'slip';
/** Odds are those the player saw. */
type KeptSlip = Pick<Slip, 'legs' | 'kind' | 'stake' | 'stakes' | 'system' | 'waits'>;

/**
 * Stores the slip for the life of the tab: the site may navigate away to log a visitor in, and the slip must survive
 * that. Without storage the slip starts empty.
 */
export async function keepSlip(book: Book): Promise<void> {
  const { slip } = book.state;
  const kept = read();
  if (kept) {
    const known = await Promise.all(kept.legs.map(({ event }) => learnEvent(book, event)));
    const legs = kept.legs.filter((_, index) => known[index]);
    // Adds selections made meanwhile or passed in the URL to the stored ones.
    const isNew = (leg: Slip['legs'][number]) => !legs.some(({ event }) => event === leg.event);
    const joined = [...legs, ...slip.legs.filter(isNew)].slice(0, MOST_LEGS);
    if (legs.length > 0) {
      const { kind, stake, stakes, system } = kept;
      Object.assign(slip, { legs: joined, kind, stake, stakes, system });
      if (kept.waits) book.state.isSlipOpen = true;
    }
  }
  write(slip);
  subscribe(slip, () => write(slip));
}

/** Reads a match until an answer arrives: a slip must not lose a selection to the network. @returns whether it exists */
async function learnEvent({ state, client }: Book, id: string): Promise<boolean> {
  try {
    const { step, event } = await askUntilKnown(
      () => client.get<EventAnswer>(`/events/${id}`),
      () => undefined,
    );
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

function write({ legs, kind, stake, stakes, system, waits }: KeptSlip): void {
  try {
    if (legs.length === 0) sessionStorage.removeItem(NAME);
    else {
      const kept: KeptSlip = { legs, kind, stake, stakes, system, waits };
      sessionStorage.setItem(NAME, JSON.stringify(kept));
    }
  } catch {
    // Storage is refused or full: the slip lasts as long as the page.
  }
}
