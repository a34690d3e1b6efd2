import * as v from 'valibot';
import { subscribe } from 'valtio/vanilla';
import type { ChosenOdds, EventAnswer } from '../../book/book-api.ts';
import { askUntilKnown } from '../ask-until-known.ts';
import { Refusal } from '../game-calls.ts';
import type { Book } from './book.ts';
import { keepText } from './kept-text.ts';
import { MOST_LEGS, SLIP_KINDS } from './slip.ts';

const NAME = 'slip';
const keptSlip = v.object({
  /** With the odds that the player saw. */
  legs: v.array(
    v.object({ event: v.string(), market: v.string(), selection: v.string(), odds: v.number() }),
  ),
  kind: v.picklist(SLIP_KINDS),
  stake: v.string(),
  stakes: v.record(v.string(), v.string()),
  system: v.union([v.number(), v.literal('all')]),
  waits: v.exactOptional(v.boolean()),
});
type KeptSlip = v.InferOutput<typeof keptSlip>;

/** A slip whose matches are still being read; it stays stored until then. */
let restored: KeptSlip | undefined;

/**
 * Stores the slip for the life of the tab, because it must survive a navigation of the site to log a visitor in. Where
 * the browser blocks storage in cross-site frames, the site keeps it.
 */
export async function keepSlip(book: Book): Promise<void> {
  const { slip } = book.state;
  await restoreSlip(book, read());
  subscribe(slip, () => write(book));
}

/** Merges a stored slip into the current one. @param text as stored; invalid texts are ignored */
export async function restoreSlip(book: Book, text: string | null): Promise<void> {
  const { slip } = book.state;
  const kept = parse(text);
  if (!kept) return;
  restored = kept;
  const reads = kept.legs.map(({ event }) => learnEvent(book, event));
  const known = await Promise.all(reads).finally(() => {
    restored = undefined;
  });
  const legs = kept.legs.filter((_, index) => known[index]);
  if (legs.length > 0) {
    const { kind, stake, stakes, system } = kept;
    Object.assign(slip, { legs: joined(legs, slip.legs), kind, stake, stakes, system });
    if (kept.waits) book.state.isSlipOpen = true;
  }
  write(book);
}

/** Adds selections made in the meantime, or passed in the URL, to the stored ones. */
function joined(stored: ChosenOdds[], added: ChosenOdds[]): ChosenOdds[] {
  const isNew = (leg: ChosenOdds) => !stored.some(({ event }) => event === leg.event);
  return [...stored, ...added.filter(isNew)].slice(0, MOST_LEGS);
}

/**
 * Reads a match until a response arrives, so that the slip does not lose a selection to the network. @returns whether
 * it exists
 */
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

function read(): string | null {
  try {
    return sessionStorage.getItem(NAME);
  } catch {
    return null;
  }
}

function parse(text: string | null): KeptSlip | undefined {
  try {
    return v.parse(keptSlip, JSON.parse(text ?? ''));
  } catch {
    return undefined;
  }
}

function write(book: Book): void {
  const { slip } = book.state;
  const { kind, stake, stakes, system, waits } = restored ?? slip;
  const legs = joined(restored?.legs ?? [], slip.legs);
  const kept: KeptSlip = { legs, kind, stake, stakes, system, ...(waits && { waits }) };
  const text = legs.length === 0 ? '' : JSON.stringify(kept);
  keepText(book, () => sessionStorage, NAME, text);
}
