import * as v from 'valibot';
import type { GameLaunch } from '../../operator/contract/types.ts';
import { language } from '../http/fields.ts';
import { oneOf } from '../http/parameters.ts';
import { invalidParameter, Problem } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import type { PartContext } from '../operator/part.ts';
import { textOf } from '../operator/row.ts';
import { refuseExcluded } from './admission.ts';
import { sessionOfTicket } from './game-entry.ts';
import { familyOf, gameUnavailable, hasDemo, playableGame } from './game-offer.ts';
import { gameSlug, launchMode, ticketField } from './play-fields.ts';

interface Launch {
  readonly game: string;
  readonly mode: 'demo' | 'real';
  readonly lang: string;
  readonly ticket?: string | undefined;
}

/** Launches games through a vendor that receives no player data, and through the operator's own gateway. */
export function launchRoutes({ database, framesOrigin }: PartContext): readonly Route[] {
  function launch(
    family: 'nyx' | 'casinoGateway',
    { game: slug, mode, lang, ticket }: Launch,
    now: Date,
  ) {
    const game = playableGame(slug);
    if (framesOrigin === undefined) throw gameUnavailable();
    if (familyOf(game) !== family)
      throw new Problem(404, 'not_found', 'Another endpoint family launches this game');
    if (mode === 'demo' && !hasDemo(game)) {
      throw new Problem(403, 'demo_not_allowed', 'This game has no demo');
    }
    if (mode === 'real') assertGoodTicket(slug, ticket, now);
    const url = new URL(`/${game.kind}/${slug}`, framesOrigin);
    url.searchParams.set('lang', lang);
    // In the fragment it does not appear in logs or referrers.
    url.hash = mode === 'demo' ? 'demo' : `ticket=${ticket}`;
    return { url: url.href, messages: 'marquee' } satisfies GameLaunch;
  }

  /** Checks the ticket without redeeming it, because the game's own page does that. */
  function assertGoodTicket(slug: string, ticket: string | undefined, now: Date): void {
    const session = ticket === undefined ? undefined : sessionOfTicket(database, ticket, now);
    if (session === undefined || textOf(session, 'slug') !== slug) {
      throw new Problem(
        422,
        'ticket_invalid',
        'The ticket was used, has expired or is for another game',
      );
    }
    refuseExcluded(database, textOf(session, 'account_code'), now);
  }

  return [
    route({
      operation: 'launchGame',
      family: 'nyx',
      method: 'GET',
      path: '/launch',
      access: 'anyone',
      handle({ query, headers, now }) {
        // A third-party system: player credentials must not be sent here (REQ-2).
        if (headers.authorization !== undefined || headers.cookie !== undefined) {
          throw new Problem(
            400,
            'credentials_sent',
            'This call accepts neither a token nor a cookie',
          );
        }
        const mode = oneOf(query, 'mode', ['demo', 'real'] as const);
        const game = query.get('game') ?? '';
        const lang = query.get('lang') ?? '';
        if (mode === undefined) throw invalidParameter('mode', 'mode must be demo or real');
        if (!v.is(gameSlug, game))
          throw invalidParameter('game', 'game must be the slug of a game');
        if (!v.is(language, lang))
          throw invalidParameter('lang', 'lang must be a language such as en');
        const ticket = (query.get('ticket') ?? '').slice(0, 100) || undefined;
        return { status: 200, value: launch('nyx', { game, mode, lang, ticket }, now) };
      },
    }),
    route({
      operation: 'launchThroughGateway',
      family: 'casinoGateway',
      method: 'POST',
      path: '/launches',
      access: 'player',
      body: v.strictObject({
        game: gameSlug,
        mode: launchMode,
        lang: language,
        ticket: v.exactOptional(ticketField),
      }),
      handle({ body, player, now }) {
        refuseExcluded(database, player.accountCode, now);
        return { status: 200, value: launch('casinoGateway', body, now) };
      },
    }),
  ];
}
