import type { GameDetails } from '../../operator/contract/types.ts';
import type { Game as Title } from '../catalogue/game.ts';
import { kindOf, rulesOf } from '../catalogue/game-kind.ts';
import { games } from '../catalogue/games.ts';
import { KIND_FACTS } from '../games/kind-facts.ts';
import { LINES, slotTables } from '../games/slot/pay-tables.ts';
import { returnToPlayer } from '../games/slot/return-to-player.ts';
import { LEAST_STAKE, STAKES, tableNameOf } from '../games/slot/slot-games.ts';
import type { Resource } from '../operator/resource.ts';
import { knownGame } from '../play/game-offer.ts';
import { gameRow } from './games.ts';

/** The contract's maximum for similar games. */
const SIMILAR = 12;

/** `GET /games/{slug}`: the public details of a game. @throws Problem 404 */
export const gameResource: Resource<'readGame'> = (_query, context, { slug = '' }) => {
  const title = knownGame(slug);
  const kind = kindOf(title);
  const sheet = kind && (kind === 'slot' ? slotSheet(title) : KIND_FACTS[rulesOf(kind)]);
  return {
    game: gameRow(title, context),
    playable: kind !== undefined,
    ...(sheet && { sheet }),
    similar: similarTo(title).map((game) => gameRow(game, context)),
  };
};

type Sheet = NonNullable<GameDetails['sheet']>;

function slotSheet(title: Title): Sheet {
  const name = tableNameOf(title);
  const table = slotTables[name];
  return {
    returnToPlayer: returnToPlayer(table),
    volatility: name === 'jackpot' ? 'high' : name,
    reels: table.strips.length,
    lines: LINES.length,
    leastStake: LEAST_STAKE,
    mostStake: Math.max(...STAKES),
    currency: 'EUR',
  };
}

/** Games of the same kind, first those with a similar look or the same provider. */
function similarTo(title: Title): readonly Title[] {
  const likeness = (other: Title) =>
    Number(other.motif === title.motif) * 2 +
    Number(other.scene === title.scene) * 2 +
    Number(other.providerCode === title.providerCode);
  return games
    .filter((other) => other.slug !== title.slug && other.category === title.category)
    .toSorted((a, b) => likeness(b) - likeness(a))
    .slice(0, SIMILAR);
}
