import { proxy } from 'valtio/vanilla';
import type { OpeningAnswer, RoundView } from '../../games/slot/slot-api.ts';
import type { GameRefusal } from '../game/refuse.ts';

export interface SlotState {
  phase:
    | 'opening'
    /** The game failed to open. */
    | 'failed'
    | 'idle'
    /** A round has been requested. */
    | 'asking'
    /** The outcome is known and the reels spin. */
    | 'turning'
    /** The round has been shown, but the next may not start yet. */
    | 'resting'
    /** No further round is possible. */
    | 'over';
  game: OpeningAnswer | undefined;
  /** Minor units. */
  balance: number;
  /** Index into the game's stakes. */
  stake: number;
  /** The round that the reels show or spin to. */
  round: RoundView | undefined;
  /** The round shown before. */
  before: RoundView | undefined;
  /** The site shows a message first. */
  isPaused: boolean;
  /** The server is unreachable; the round is being retried. */
  isLost: boolean;
  hasSound: boolean;
  /** Reason for the last refusal. */
  refusal: GameRefusal | undefined;
}

export const createSlotState = () =>
  proxy<SlotState>({
    phase: 'opening',
    game: undefined,
    balance: 0,
    stake: 0,
    round: undefined,
    before: undefined,
    refusal: undefined,
    isPaused: false,
    isLost: false,
    hasSound: false,
  });
