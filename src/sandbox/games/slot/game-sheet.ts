import { drawn } from '../../art/cast.ts';
import { seeded } from '../../art/seeded.ts';
import { svgFile } from '../../art/svg.ts';
import type { Game } from '../../catalogue/game.ts';
import { tonesOf } from '../../play/game-calls.ts';
import { slotTables } from './pay-tables.ts';
import { returnToPlayer } from './return-to-player.ts';
import type { GameSheet } from './slot-api.ts';
import { tableNameOf } from './slot-games.ts';

/** Side of the motif's image, px; the drawing extends 100 px from its centre. */
const SIDE = 224;

/** Facts and payouts of a game, for its page. */
export function gameSheetOf(game: Game): GameSheet {
  const [own] = game.hues;
  const volatility = tableNameOf(game);
  const table = slotTables[volatility];
  const middle = `translate(${SIDE / 2} ${SIDE / 2})`;
  const picture = svgFile(
    SIDE,
    SIDE,
    drawn(game.motif, own, { random: seeded(game.slug) }, middle),
  );
  return {
    title: game.title,
    volatility,
    returnToPlayer: returnToPlayer(table),
    table,
    motif: `data:image/svg+xml,${encodeURIComponent(picture)}`,
    tones: tonesOf(game),
  };
}
