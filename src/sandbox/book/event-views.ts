import type { EventChange, EventView, MarketView, Standing } from './book-api.ts';
import { pathOf } from './fixtures.ts';
import type { Board, PricedMarket } from './prices.ts';

/** Converts a match for the page. @param markets maximum number of markets */
export function eventView(board: Board, markets = Number.POSITIVE_INFINITY): EventView {
  const { match } = board;
  return {
    id: match.id,
    path: pathOf(match),
    sport: match.sport.code,
    competition: match.competition,
    home: match.home,
    away: match.away,
    startsAt: new Date(match.startsAt).toISOString(),
    ...standing(board),
    markets: board.markets.slice(0, markets).map(marketView),
  };
}

/** Returns the changes between two boards of a match; undefined without changes. */
export function changeBetween(before: Board, after: Board): EventChange | undefined {
  if (before === after) return undefined;
  const markets = after.markets
    .map(marketView)
    .filter((market, index) => !isSame(market, before.markets[index]));
  const isStandingSame = JSON.stringify(standing(before)) === JSON.stringify(standing(after));
  if (markets.length === 0 && isStandingSame) return undefined;
  return {
    id: after.match.id,
    ...standing(after),
    markets: markets.map(({ code, isOpen, selections }) => ({ code, isOpen, selections })),
  };
}

const standing = ({ phase, minute, tally: { score, games } }: Board): Standing => ({
  phase,
  minute,
  score,
  ...(games && { games }),
});

const marketView = ({ rule, isOpen, selections }: PricedMarket): MarketView => ({
  code: rule.code,
  kind: rule.kind,
  ...(rule.line !== undefined && { line: rule.line }),
  isOpen,
  selections: selections.map(({ code, odds }) => ({ code, odds })),
});

function isSame({ isOpen, selections }: MarketView, before: PricedMarket | undefined): boolean {
  return (
    before !== undefined &&
    before.isOpen === isOpen &&
    before.selections.every(({ odds }, index) => odds === selections[index]?.odds)
  );
}
