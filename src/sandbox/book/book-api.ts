import type { Bet } from '../../operator/contract/types.ts';
import type { MarketRule, Score } from './sport-model.ts';

// What the sportsbook's page and its server say to each other. Money is minor units, odds are decimal with two
// digits, times are RFC 3339 in UTC. A refusal is a problem document.

export interface TreeAnswer {
  sports: {
    code: string;
    live: number;
    competitions: { slug: string; name: string; live: number; upcoming: number }[];
  }[];
}

export interface MarketView {
  /** Unique within its event. */
  code: string;
  kind: MarketRule['kind'];
  line?: number;
  /** Whether bets are taken on it now. */
  isOpen: boolean;
  selections: { code: string; odds: number }[];
}

/** How an event stands. */
export interface Standing {
  phase: 'upcoming' | 'live' | 'ended';
  minute: number;
  score: Score;
  /** Of the set that is being played. */
  games?: Score;
}

export interface EventView extends Standing {
  id: string;
  /** Below the sportsbook's own address. */
  path: string;
  sport: string;
  competition: { slug: string; name: string };
  home: string;
  away: string;
  startsAt: string;
  /** The most important first; lists bring that one alone. */
  markets: MarketView[];
}

/** `step` says when it was: a stream that begins `since` it misses nothing. */
export interface EventsAnswer {
  step: number;
  events: EventView[];
}
export interface EventAnswer {
  step: number;
  event: EventView;
}

/** What is new about an event: how it stands, and the markets whose prices or openness changed. */
export interface EventChange extends Standing {
  id: string;
  markets: Pick<MarketView, 'code' | 'isOpen' | 'selections'>[];
}

export interface BookPlayer {
  currency: string;
  /** What may be staked. */
  balance: number;
}
export interface TicketAnswer {
  token: string;
  player: BookPlayer;
}

/** What a leg is put on. */
export interface Choice {
  event: string;
  market: string;
  selection: string;
}
export interface ChosenOdds extends Choice {
  odds: number;
}

/** Which changes of the odds a bet is placed with. */
export type AcceptOdds = 'none' | 'better' | 'any';

export interface SlipRequest {
  /** UUID of the attempt: again is no second bet. */
  key: string;
  legs: ChosenOdds[];
  acceptOdds: AcceptOdds;
  /** Each becomes a bet of its own; all of them are taken or none. */
  wagers: Wager[];
}

/** A single on one leg, an accumulator of all its legs, or a system: every combination of `needed` of them. */
export interface Wager {
  /** Places in the slip's legs. */
  picks: number[];
  needed: number;
  /** On each combination. */
  stake: number;
}

/** A leg's choice with what it takes to name it, and the way to its match. */
export interface ChoiceView extends Choice, Pick<EventView, 'path' | 'home' | 'away'> {
  kind: MarketView['kind'];
  line?: number;
  /** How the match ended. */
  score?: Score;
}

/**
 * A bet of the player's; what its legs were put on where the sportsbook itself took it. A leg whose match is over has its
 * result though the bet is still open.
 */
export interface MyBet extends Bet {
  choices?: ChoiceView[];
  /** What the rest of the bet pays when it is closed now. */
  cashOut?: number;
}
export interface SlipAnswer {
  /** In the order of the wagers. */
  bets: MyBet[];
  player: BookPlayer;
}
export interface BetAnswer {
  bet: MyBet;
  player: BookPlayer;
}
export interface BetsAnswer {
  /** The newest first. */
  bets: MyBet[];
  player: BookPlayer;
}

export interface CashOutRequest {
  key: string;
  /** How much of the open stake is closed; without it all that is left. */
  stake?: number;
  /** What the player was offered; more is paid too, less asks again. */
  offer: number;
}
