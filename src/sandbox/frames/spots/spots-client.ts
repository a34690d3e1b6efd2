import type { LiveBetRequest, LiveStanding } from '../../live/live-api.ts';
import type { LiveOpening } from '../../live/live-app.ts';
import type { SpotAnswer, SpotOpening, SpotRoundRequest } from '../../spots/spot-api.ts';
import { Refusal } from '../slot/slot-client.ts';

/** How long an answer is waited for, ms. */
const TIMEOUT_MS = 8000;

export type SpotsClient = ReturnType<typeof createSpotsClient>;

/** Calls to the game's own server. The token that plays is kept here alone, in memory. Throws Refusal. */
export function createSpotsClient(kind: string) {
  let token = '';

  async function post<T>(path: string, body: object): Promise<T> {
    const headers = new Headers({ 'Content-Type': 'application/json' });
    if (token !== '') headers.set('Authorization', `Bearer ${token}`);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const init = { method: 'POST', headers, body: JSON.stringify(body), signal };
    let response: Response;
    let answer: unknown;
    try {
      response = await fetch(`/${kind}/api${path}`, init);
      answer = await response.json();
    } catch {
      throw new Refusal('network');
    }
    if (response.status >= 500) throw new Refusal('network');
    if (response.ok) return answer as T;
    const details = typeof answer === 'object' && answer !== null ? { ...answer } : {};
    throw new Refusal('code' in details ? String(details.code) : 'network', details);
  }

  return {
    async open(ticket: string): Promise<SpotOpening & Partial<LiveOpening>> {
      const opening = await post<SpotOpening & Partial<LiveOpening>>('/openings', { ticket });
      token = opening.token;
      return opening;
    },
    play: (request: SpotRoundRequest) => post<SpotAnswer>('/rounds', request),
    bet: (request: LiveBetRequest) => post<LiveStanding>('/bets', request),
    stand: () => post<LiveStanding>('/standings', {}),
  };
}
