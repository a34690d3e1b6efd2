import type { Bet, LimitKind, LimitPeriod } from '../../operator/contract/types.ts';
import type { MarketRule, Score } from './sport-model.ts';

// The API between the sportsbook's page and its server. Money is in minor units, odds are decimal with two digits,
// times are RFC 3339 in UTC. Errors are problem documents.

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
  /** Whether bets are accepted. */
  isOpen: boolean;
  selections: { code: string; odds: number }[];
}

/** Phase and score of an event. */
export interface Standing {
  phase: 'upcoming' | 'live' | 'ended';
  minute: number;
  score: Score;
  /** Games in the current set. */
  games?: Score;
}

export interface EventView extends Standing {
  id: string;
  /** Path below the sportsbook's base URL. */
  path: string;
  sport: string;
  competition: { slug: string; name: string };
  home: string;
  away: string;
  startsAt: string;
  /** Most important first. Lists contain only the first one. */
  markets: MarketView[];
}

/** `step` is the time of this response. A stream with `since` set to it misses nothing. */
export interface EventsAnswer {
  step: number;
  events: EventView[];
}
export interface EventAnswer {
  step: number;
  event: EventView;
}

/** Changes of an event: its phase and score, and the markets whose prices or status changed. */
export interface EventChange extends Standing {
  id: string;
  markets: Pick<MarketView, 'code' | 'isOpen' | 'selections'>[];
}

export interface BookPlayer {
  currency: string;
  /** Amount available for stakes. */
  balance: number;
}
/** Details of the refusal `limit_exceeded`. */
export interface ExceededLimit {
  limit: Exclude<LimitKind, 'deposit'>;
  period: LimitPeriod;
  /** Minor units; 0 of a time limit. */
  left: number;
}
export interface TicketAnswer {
  token: string;
  /** Identifies the player without revealing anything else. The same at each visit. */
  mark: string;
  player: BookPlayer;
}

/** The selection that a leg backs. */
export interface Choice {
  event: string;
  market: string;
  selection: string;
}
export interface ChosenOdds extends Choice {
  odds: number;
}

/** Odds changes that the player accepts when placing a bet. */
export type AcceptOdds = 'none' | 'better' | 'any';

export interface SlipRequest {
  /** Idempotency key (UUID), so that a retry does not place a second bet. */
  key: string;
  legs: ChosenOdds[];
  acceptOdds: AcceptOdds;
  /** Each becomes a separate bet. All are taken or none. */
  wagers: Wager[];
}

/** A single on one leg, an accumulator of all legs, or a system: every combination of `needed` legs. */
export interface Wager {
  /** Indexes into the slip's legs. */
  picks: number[];
  needed: number;
  /** Stake per combination. */
  stake: number;
}

/** A leg's choice with its display names and the path to its match. */
export interface ChoiceView extends Choice, Pick<EventView, 'path' | 'home' | 'away'> {
  kind: MarketView['kind'];
  line?: number;
  /** Final score. */
  score?: Score;
}

/**
 * A bet of the player. `choices` is set for bets that were placed in the sportsbook itself. A leg has its result once
 * its match is over, even while the bet is open.
 */
export interface MyBet extends Bet {
  choices?: ChoiceView[];
  /** Current cash-out price of the open part. */
  cashOut?: number;
  /** When it was cashed out, in parts or as a whole, and what each time paid; oldest first. */
  cashOuts?: { at: string; payout: number }[];
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
/** The result of an attempt. Without `answer` the attempt did not happen, and that is final. */
export interface AttemptAnswer {
  answer?: SlipAnswer | BetAnswer;
}
export interface BetsAnswer {
  /** Newest first. */
  bets: MyBet[];
  player: BookPlayer;
}

export interface CashOutRequest {
  key: string;
  /** Part of the open stake to cash out; all of it if absent. */
  stake?: number;
  /** The offer that the player saw. A higher price is paid, a lower one is refused. */
  offer: number;
}
