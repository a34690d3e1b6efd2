import type { EventChange } from '../../book/book-api.ts';
import { type BookState, moveKey } from './book-state.ts';

/** How long an odds change is highlighted, ms. */
const MARKED_MS = 8000;

/** Applies changes to the state. @returns whether a match has started or ended */
export function createChanger(state: BookState): (changes: readonly EventChange[]) => boolean {
  const timers = new Map<string, number>();

  function mark(key: string, move: 'higher' | 'lower'): void {
    clearTimeout(timers.get(key));
    state.moves[key] = move;
    const forget = () => {
      delete state.moves[key];
      timers.delete(key);
    };
    timers.set(key, window.setTimeout(forget, MARKED_MS));
  }

  function changeMarkets(id: string, changed: EventChange['markets']): void {
    for (const { code, isOpen, selections } of changed) {
      const market = state.events[id]?.markets.find((candidate) => candidate.code === code);
      if (market === undefined) continue;
      market.isOpen = isOpen;
      for (const known of market.selections) {
        const odds = selections.find((selection) => selection.code === known.code)?.odds;
        if (odds === undefined || odds === known.odds) continue;
        mark(moveKey(id, code, known.code), odds > known.odds ? 'higher' : 'lower');
        known.odds = odds;
      }
    }
  }

  return (changes) => {
    let hasTurned = false;
    for (const { id, markets, ...standing } of changes) {
      const event = state.events[id];
      hasTurned ||= event?.phase !== standing.phase;
      if (event === undefined) continue;
      Object.assign(event, standing);
      changeMarkets(id, markets);
    }
    return hasTurned;
  };
}
