import { handicapMarket, totalMarket, winnerMarket } from './market-rules.ts';
import { combine, type Point, type SportModel, sumOf } from './sport-model.ts';

const MINUTE_MS = 60_000;
const LASTS_MS = 110 * MINUTE_MS;
const CLOCK_MINUTES = 40;
/** Per side and match. */
const POSSESSIONS = 80;
/** Points per possession and their probabilities: about 84 points per side and match. */
const BASKETS = [
  { value: 1, likely: 0.08 },
  { value: 2, likely: 0.29 },
  { value: 3, likely: 0.13 },
] as const;
const moment = (power: number) =>
  BASKETS.reduce((sum, { value, likely }) => sum + likely * value ** power, 0);
const MEAN = moment(1);
/** Effect of strength: at full strength one side scores 15 % more often, the other 15 % less. */
const TILT = 0.3;

const played = (ms: number) => Math.min(1, ms / LASTS_MS);
const rateOf = (strength: number, side: 0 | 1) =>
  1 + (side === 0 ? 1 : -1) * (strength - 0.5) * TILT;
const expectedLead = (strength: number) =>
  POSSESSIONS * MEAN * (rateOf(strength, 0) - rateOf(strength, 1));

function basket(rate: number, random: () => number): number {
  let luck = random() / rate;
  for (const { value, likely } of BASKETS) {
    if (luck < likely) return value;
    luck -= likely;
  }
  return 0;
}

/** Probabilities of 0, 1, 2, … points in the given possessions: a normal distribution in whole points. */
function pointChances(possessions: number, rate: number): number[] {
  const mean = possessions * rate * MEAN;
  const spread = Math.sqrt(possessions * (rate * moment(2) - (rate * MEAN) ** 2));
  if (spread < 0.3) return [1];
  return Array.from(
    { length: Math.ceil(mean + 4 * spread) + 1 },
    (_, points) =>
      Math.exp(-((points - mean) ** 2) / (2 * spread ** 2)) / (spread * Math.sqrt(2 * Math.PI)),
  );
}

/** Forty minutes of playing time with many baskets. A last basket breaks a tie. */
export const basketball: SportModel = {
  course(strength, random) {
    const points = Array.from({ length: 2 * POSSESSIONS }, (_, possession): Point => {
      const side = possession % 2 === 0 ? 0 : 1;
      const at = Math.floor(((possession + random()) / (2 * POSSESSIONS)) * LASTS_MS * 0.995);
      return { at, side, value: basket(rateOf(strength, side), random) };
    }).filter(({ value }) => value > 0);
    const [home, away] = sumOf(points);
    if (home === away) {
      points.push({ at: LASTS_MS - 2000, side: random() < strength ? 0 : 1, value: 2 });
    }
    return { points, lasts: LASTS_MS, halts: [1, 2, 3].map((quarter) => (quarter * LASTS_MS) / 4) };
  },
  tally: (points) => ({ score: sumOf(points) }),
  played,
  minute: (ms) => Math.floor(played(ms) * CLOCK_MINUTES),
  chances({ tally, played: over, strength }) {
    const left = POSSESSIONS * (1 - over);
    const more = [0, 1] as const;
    const [home = [], away = []] = more.map((side) => pointChances(left, rateOf(strength, side)));
    return combine(tally.score, [home, away], false);
  },
  markets(strength) {
    const total = Math.round(2 * POSSESSIONS * MEAN) + 0.5;
    return [
      winnerMarket,
      handicapMarket(-Math.round(expectedLead(strength)) - 0.5),
      ...[-8, 0, 8].map((step) => totalMarket('total-points', total + step)),
    ];
  },
};
