import { setScoreMarket, totalMarket, winnerMarket } from './market-rules.ts';
import type { Point, Score, SportModel, Tally } from './sport-model.ts';

const GAME_MS = 3 * 60_000;
/** Maximum games, in three full sets. */
const MOST_GAMES = 39;
const SETS_TO_WIN = 2;
/** Effect of strength on a single game. */
const TILT = 0.3;

const gameChance = (strength: number) => 0.5 + (strength - 0.5) * TILT;
/** A set is won at six games with a lead of two, or at seven. */
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

/** Probability that the home side wins a set from this score. */
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

/** Best of three sets; always ends with a winner. */
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
  chances({ tally: { score, games = [0, 0] }, strength }) {
    const game = gameChance(strength);
    const fresh = setChance(game, [0, 0]);
    const from = (sets: Score, likely: number, set: number): { score: Score; likely: number }[] => {
      if (isOver({ score: sets })) return [{ score: sets, likely }];
      const [home, away] = sets;
      return [
        ...from([home + 1, away], likely * set, fresh),
        ...from([home, away + 1], likely * (1 - set), fresh),
      ];
    };
    const endings = from(score, 1, setChance(game, games));
    return (wins) =>
      endings.reduce((sum, { score, likely }) => (wins(score) ? sum + likely : sum), 0);
  },
  markets: () => [
    winnerMarket,
    setScoreMarket(SETS_TO_WIN),
    totalMarket('total-sets', SETS_TO_WIN + 0.5),
  ],
};
