import type { SpotAnswer, SpotOpening, SpotRoundRequest } from '../../games/spots/spot-api.ts';
import type { LiveBetRequest, LiveStanding } from '../../live/live-api.ts';
import type { LiveOpening } from '../../live/live-app.ts';
import { createCalls } from '../game-calls.ts';

export type SpotsClient = ReturnType<typeof createSpotsClient>;
type Token = { token?: string };

/** Requests to the game's own server. @throws Refusal */
export function createSpotsClient(kind: string) {
  const post = createCalls(kind);
  return {
    open: (ticket: string) => post<SpotOpening & Partial<LiveOpening>>('/openings', { ticket }),
    play: (request: SpotRoundRequest) => post<SpotAnswer & Token>('/rounds', request),
    bet: (request: LiveBetRequest) => post<LiveStanding & Token>('/bets', request),
    stand: () => post<LiveStanding & Token>('/standings', {}),
  };
}
