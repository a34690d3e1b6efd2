import type { Operations } from '../../operator/contract/types.ts';
import { sportsEventsResource } from '../book/sports-events.ts';
import { paymentMethods } from '../catalogue/payment-methods.ts';
import { providers } from '../catalogue/providers.ts';
import { oneOf } from '../http/parameters.ts';
import type { Route } from '../http/route.ts';
import type { PictureFinder } from '../operator/picture-url.ts';
import type { Resource } from '../operator/resource.ts';
import { gameResource } from './game-details.ts';
import { gamesResource } from './games.ts';
import { jackpotsResource } from './jackpots.ts';
import { winnersResource } from './winners.ts';

/** Public reads may be cached by anyone for half a minute. */
const SHARED = { 'Cache-Control': 'public, max-age=30' };

/** The operator's public reads. @param picture finds the pictures of games and providers */
export function publicReads(picture: PictureFinder): readonly Route[] {
  const read = <I extends keyof Operations>(
    operation: I,
    path: string,
    resource: Resource<I>,
  ): Route => ({
    operation,
    family: 'operator',
    method: 'GET',
    path,
    access: 'anyone',
    handle: ({ query, now, params }) => ({
      status: 200,
      value: resource(query, { picture, now }, params),
      headers: SHARED,
    }),
  });

  return [
    read('listPaymentMethods', '/payment-methods', paymentMethodsResource),
    read('listGameProviders', '/game-providers', gameProvidersResource),
    read('listGames', '/games', gamesResource),
    read('readGame', '/games/{slug}', gameResource),
    read('listJackpots', '/jackpots', jackpotsResource),
    read('listWinners', '/winners', winnersResource),
    read('listSportsEvents', '/sports/events', sportsEventsResource),
  ];
}

/** `GET /game-providers`: every provider, with null for one without a picture. */
const gameProvidersResource: Resource<'listGameProviders'> = (_query, { picture }) => ({
  items: providers.map(({ code, displayName, hasFooterImage }) => ({
    code,
    displayName,
    footerImage: hasFooterImage ? picture(`provider-${code}.svg`, displayName) : null,
  })),
});

/** `GET /payment-methods?footer=true`. All methods are flagged for the footer, so the parameter changes nothing. */
const paymentMethodsResource: Resource<'listPaymentMethods'> = (query, { picture }) => {
  oneOf(query, 'footer', ['true']);
  return {
    items: paymentMethods.map(({ kind: _, ...method }) => ({
      ...method,
      footerImage: picture(`payment-${method.code}.svg`, method.name),
    })),
  };
};
