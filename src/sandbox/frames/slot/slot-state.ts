import { proxy } from 'valtio/vanilla';
import type { OpeningAnswer, RoundView } from '../../slot/slot-api.ts';
import type { GameRefusal } from '../game/refuse.ts';

export interface SlotState {
  phase:
    | 'opening'
    /** Could not be opened. */
    | 'failed'
    | 'idle'
    /** A round is on its way to the server. */
    | 'asking'
    /** Its outcome is known and the reels turn. */
    | 'turning'
    /** Shown to its end; the next may not begin yet. */
    | 'resting'
    /** There is no further round. */
    | 'over';
  game: OpeningAnswer | undefined;
  /** Minor units. */
  balance: number;
  /** Index of the stakes that the game offers. */
  stake: number;
  /** What the reels show, or turn to. */
  round: RoundView | undefined;
  /** What they showed before. */
  before: RoundView | undefined;
  /** The site has something to say first. */
  isPaused: boolean;
  /** The server was not reached; the round is asked for again. */
  isLost: boolean;
  hasSound: boolean;
  /** Why the last attempt was refused. */
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
