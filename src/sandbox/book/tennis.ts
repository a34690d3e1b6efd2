import { setScoreMarket, totalMarket, winnerMarket } from './market-rules.ts';
import type { Ending, Point, Score, SportModel, Tally } from './sport-model.ts';

const GAME_MS = 3 * 60_000;
/** Games of three long sets. */
const MOST_GAMES = 39;
const SETS_TO_WIN = 2;
/** How much of its strength a side shows in each game. */
const TILT = 0.3;

const gameChance = (strength: number) => 0.5 + (strength - 0.5) * TILT;
/** A set goes to six games with two more than the other side, or to seven. */
const isSet = (own: number, other: number) => own === 7 || (own >= 6 && own - other >= 2);

function tally(points: readonly Point[]): Tally & { readonly games: Score } {
  const sets: [number, number] = [0, 0];
  let games: [number, number] = [0, 0];
  for (const { side } of points) {
    games[side]++;
    if (!isSet(games[side], games[1 - side] ?? 0)) continue;
    sets[side]++;
    games = [0, 0];
  }
  return { score: sets, games };
}

const isOver = ({ score }: Tally) => Math.max(...score) === SETS_TO_WIN;

/** How likely the home side is to take a set that stands at these games. */
function setChance(game: number, [home, away]: Score, known = new Map<string, number>()): number {
  if (isSet(home, away)) return 1;
  if (isSet(away, home)) return 0;
  const key = `${home}-${away}`;
  const likely =
    known.get(key) ??
    game * setChance(game, [home + 1, away], known) +
      (1 - game) * setChance(game, [home, away + 1], known);
  known.set(key, likely);
  return likely;
}

/** Best of three sets; a match has a winner, and is over as soon as it has one. */
export const tennis: SportModel = {
  course(strength, random) {
    const points: Point[] = [];
    while (!isOver(tally(points))) {
      const side = random() < gameChance(strength) ? 0 : 1;
      points.push({ at: (points.length + 1) * GAME_MS, side, value: 1 });
    }
    return {
      points,
      lasts: points.length * GAME_MS,
      halts: points.map(({ at }) => at),
    };
  },
  tally,
  played: (ms) => Math.min(1, ms / (MOST_GAMES * GAME_MS)),
  minute: (ms) => Math.floor(ms / 60_000),
  endings({ tally: { score, games = [0, 0] }, strength }) {
    const game = gameChance(strength);
    const fresh = setChance(game, [0, 0]);
    const from = (sets: Score, likely: number, set: number): Ending[] => {
      if (isOver({ score: sets })) return [{ score: sets, likely }];
      const [home, away] = sets;
      return [
        ...from([home + 1, away], likely * set, fresh),
        ...from([home, away + 1], likely * (1 - set), fresh),
      ];
    };
    return from(score, 1, setChance(game, games));
  },
  markets: () => [
    winnerMarket,
    setScoreMarket(SETS_TO_WIN),
    totalMarket('total-sets', SETS_TO_WIN + 0.5),
  ],
};
