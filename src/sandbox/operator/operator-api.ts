import { type Answer, json } from '../answer.ts';
import { MAX_URL_LENGTH, type SandboxRequest } from '../request.ts';
import { gameProvidersResource } from './game-providers.ts';
import { gamesResource } from './games.ts';
import { jackpotsResource } from './jackpots.ts';
import { paymentMethodsResource } from './payment-methods.ts';
import { asProblem, Problem, unknownPath, wrongMethod } from './problem.ts';
import type { OperatorContext, Resource } from './resource.ts';
import { sportsEventsResource } from './sports-events.ts';
import { winnersResource } from './winners.ts';

const resources: ReadonlyMap<string, Resource> = new Map([
  ['/payment-methods', paymentMethodsResource],
  ['/game-providers', gameProvidersResource],
  ['/games', gamesResource],
  ['/jackpots', jackpotsResource],
  ['/winners', winnersResource],
  ['/sports/events', sportsEventsResource],
]);

/** Seconds that anyone may keep an anonymous read. */
const MAX_AGE_S = 30;

export type OperatorApi = (request: SandboxRequest) => Promise<Answer>;

/** The operator's own APIs: anonymous reads of what the site shows to everybody. */
export function createOperatorApi(context: OperatorContext): OperatorApi {
  return (request) =>
    asProblem(async () => {
      if (request.query.length + request.path.length > MAX_URL_LENGTH) {
        throw new Problem(414, 'address_too_long', 'The address is too long');
      }
      const resource = resources.get(request.path);
      if (resource === undefined) throw unknownPath();
      if (request.method !== 'GET' && request.method !== 'HEAD') throw wrongMethod(['GET', 'HEAD']);
      const body = resource(new URLSearchParams(request.query), context);
      return json(200, body, { 'Cache-Control': `public, max-age=${MAX_AGE_S}` });
    });
}
