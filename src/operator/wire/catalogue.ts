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
  /** Visitors may play the demo. */
  demo: boolean;
  /** Announced but not open yet. */
  comingSoon?: boolean;
}

/** A game with all published details. */
export interface GameDetails {
  game: Game;
  /** It can be started now. */
  playable: boolean;
  /** Return and volatility, for games with a fixed paytable. */
  sheet?: GameSheet;
  similar: Game[];
}

/** The page has room for this many. */
const MOST_SIMILAR = 12;

/** Without terms, which the footer does not show and which would only cost time to validate. */
const { deposit: _, withdrawal: __, ...withoutTerms } = contract.paymentMethod.entries;
const paymentMethod = v.object(withoutTerms);

/** An invalid picture drops only the picture. */
const provider = v.object({
  ...contract.gameProvider.entries,
  footerImage: v.fallback(contract.optionalPicture, null),
});

/** An invalid flag is no reason to leave out the game. */
const game = v.object({
  ...contract.game.entries,
  isNew: v.fallback(v.boolean(), false),
  jackpot: v.fallback(v.boolean(), false),
  demo: v.fallback(v.boolean(), false),
  comingSoon: v.exactOptional(v.fallback(v.boolean(), false)),
});

/** Drops an invalid sheet as a whole, but keeps the game. */
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
