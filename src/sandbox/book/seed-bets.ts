import type { BetStatus } from '../../operator/contract/types.ts';
import { type PlanBet, pick } from '../wallet/seed-history.ts';
import { finalScore, type Match, upcoming } from './fixtures.ts';
import { marketName, selectionName } from './market-names.ts';
import { boardAt, stepOf } from './prices.ts';
import { type Sport, sports } from './sports.ts';

const MINUTE_MS = 60_000;
/** How far ahead of a bet its first match may begin, approximately. */
const LATEST_MS = 3 * 60 * MINUTE_MS;

/** Plans a bet on one to four of the next matches of the book, occasionally with a void leg. */
export const planBet: PlanBet = (at, random) => {
  const sport = pick(sports, random);
  const most = sport.code === 'tennis' ? 2 : 4;
  const count = random() < 0.55 ? 1 : 1 + Math.ceil(random() * (most - 1));
  const matches = upcoming(sport, at.getTime() + random() * LATEST_MS, count);
  const picks = matches.map((match) => planLeg(match, at, random));
  return {
    legs: picks.map(({ leg }) => leg),
    results: picks.map(({ result }) => result),
    endsAt: new Date(Math.max(...matches.map((match) => endOf(sport, match)))),
  };
};

function planLeg(match: Match, at: Date, random: () => number) {
  const market = pick(boardAt(match, stepOf(at.getTime())).markets, random);
  const { code, odds } = pick(market.selections, random);
  const rule = market.rule.selections.find((selection) => selection.code === code);
  const result: BetStatus =
    random() < 0.02 ? 'void' : rule?.wins(finalScore(match)) ? 'won' : 'lost';
  const leg = {
    event: `${match.home} – ${match.away}`,
    market: marketName(market.rule),
    outcome: selectionName(match, market.rule, code),
    odds,
  };
  return { leg, result };
}

const endOf = (sport: Sport, { startsAt }: Match) => startsAt + (sport.lasts + 10) * MINUTE_MS;
