import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import * as contract from '../contract/public-schemas.ts';
import type { GameSheet } from '../contract/types.ts';
import type { Image } from '../image.ts';
import { parsed } from './entries.ts';
import { parseItems, toImage } from './items.ts';

export interface PaymentMethod {
  code: string;
  name: string;
  image: Image;
}

export interface GameProvider {
  code: string;
  displayName: string;
  image?: Image;
}

export interface Game {
  slug: string;
  title: string;
  provider: string;
  category: string;
  image: Image;
  isNew: boolean;
  jackpot: boolean;
  /** Visitors may try it for nothing. */
  demo: boolean;
  /** Announced; it cannot be played yet. */
  comingSoon?: boolean;
}

/** One game with all that is published about it. */
export interface GameDetails {
  game: Game;
  /** It can be started at present. */
  playable: boolean;
  /** How it pays, for those that have a fixed pay table. */
  sheet?: GameSheet;
  similar: Game[];
}

/** As many as the page has room for. */
const MOST_SIMILAR = 12;

/** The footer shows no terms: those that do not fit cost nothing here. */
const { deposit: _, withdrawal: __, ...withoutTerms } = contract.paymentMethod.entries;
const paymentMethod = v.object(withoutTerms);

/** A broken picture costs itself only. */
const provider = v.object({
  ...contract.gameProvider.entries,
  footerImage: v.fallback(contract.optionalPicture, null),
});

/** What marks a game is no reason to leave it out. */
const game = v.object({
  ...contract.game.entries,
  isNew: v.fallback(v.boolean(), false),
  jackpot: v.fallback(v.boolean(), false),
  demo: v.fallback(v.boolean(), false),
  comingSoon: v.exactOptional(v.fallback(v.boolean(), false)),
});

/** A game is worth showing without its sheet, not with half of one. */
const details = v.object({
  ...contract.gameDetails.entries,
  game,
  sheet: v.fallback(v.optional(contract.gameSheet), undefined),
  similar: v.fallback(v.array(v.unknown()), []),
});

export const parseFooterPaymentMethods = (
  wire: unknown,
  context: ParseContext,
): PaymentMethod[] | undefined =>
  parseItems(
    wire,
    { type: 'payment method', schema: paymentMethod, limit: 100 },
    context,
    ({ code, name, footerImage }) =>
      footerImage ? { code, name, image: toImage(footerImage, context.operatorBase) } : undefined,
  );

export const parseGameProviders = (
  wire: unknown,
  context: ParseContext,
): GameProvider[] | undefined =>
  parseItems(
    wire,
    { type: 'game provider', schema: provider, limit: 500 },
    context,
    ({ footerImage, code, displayName }) => ({
      code,
      displayName,
      ...(footerImage && { image: toImage(footerImage, context.operatorBase) }),
    }),
  );

export const parseGames = (
  wire: unknown,
  context: ParseContext,
  limit: number,
): Game[] | undefined =>
  parseItems(wire, { type: 'game', schema: game, limit }, context, (item) => toGame(item, context));

export function parseGameDetails(wire: unknown, context: ParseContext): GameDetails | undefined {
  const found = parsed(details, wire);
  if (found === undefined) return undefined;
  return {
    game: toGame(found.game, context),
    playable: found.playable,
    ...(found.sheet && { sheet: found.sheet }),
    similar: parseGames({ items: found.similar }, context, MOST_SIMILAR) ?? [],
  };
}

const toGame = (item: v.InferOutput<typeof game>, { operatorBase }: ParseContext): Game => ({
  ...item,
  provider: item.provider.displayName,
  image: toImage(item.image, operatorBase),
});
