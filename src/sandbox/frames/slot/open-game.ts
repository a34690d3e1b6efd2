import type { OpeningRequest } from '../../games/slot/slot-api.ts';
import { Refusal } from '../game-calls.ts';
import { type Slot, tell } from './slot.ts';

/** Parses the URL. @param hash `#demo` or `#ticket=…` */
export function requestIn(path: string, hash: string): OpeningRequest | undefined {
  const slug = /^\/slot\/([\w-]+)$/.exec(path)?.[1];
  if (hash === '#demo') return slug === undefined ? undefined : { demo: slug };
  const ticket = new URLSearchParams(hash.slice(1)).get('ticket');
  return ticket === null ? undefined : { ticket };
}

/** Opens the game. The site explains failures. */
export async function openGame(slot: Slot, request: OpeningRequest | undefined): Promise<void> {
  const { state, client, site } = slot;
  try {
    // Real-money play requires the site's bar, which provides time, limits and help.
    if (request === undefined || (site === undefined && 'ticket' in request)) {
      throw new Refusal('alone');
    }
    const game = await client.open(request);
    state.game = game;
    state.balance = game.balance;
    state.round = game.last;
    state.phase = 'idle';
    // The site keeps a resumed session until it knows that no round is open.
    if (game.last) tell(slot, 'round-ended');
  } catch (error) {
    state.phase = 'failed';
    state.refusal = { code: error instanceof Refusal ? error.code : 'other' };
    tell(slot, 'fault');
  }
}
