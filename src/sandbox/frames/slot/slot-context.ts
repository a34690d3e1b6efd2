import { createContext, use } from 'react';
import { useSnapshot } from 'valtio/react';
import type { OpeningAnswer } from '../../games/slot/slot-api.ts';
import type { Slot } from './slot.ts';

export const SlotContext = createContext<Slot | undefined>(undefined);

/** Provides the page's services and its current state. */
export function useSlot() {
  const slot = use(SlotContext);
  if (slot === undefined) throw new Error('the slot is not there');
  return { slot, known: useSnapshot(slot.state), ...slot.wording };
}

export const GameContext = createContext<OpeningAnswer | undefined>(undefined);

/** Returns the open game. */
export function useGame(): OpeningAnswer {
  const game = use(GameContext);
  if (game === undefined) throw new Error('no game is open');
  return game;
}
