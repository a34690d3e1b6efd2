import type {
  OpeningAnswer,
  OpeningRequest,
  RoundAnswer,
  RoundRequest,
} from '../../games/slot/slot-api.ts';
import { createCalls } from '../game-calls.ts';

export type SlotClient = ReturnType<typeof createSlotClient>;

/** Requests to the slots' own server. @throws Refusal */
export function createSlotClient() {
  const post = createCalls('slot');
  return {
    open: (request: OpeningRequest) => post<OpeningAnswer>('/openings', request),
    play: (request: RoundRequest) => post<RoundAnswer>('/rounds', request),
  };
}
