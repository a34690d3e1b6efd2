import { proxy } from 'valtio/vanilla';
import type {
  AcceptOdds,
  BookPlayer,
  ChosenOdds,
  EventView,
  MyBet,
  TreeAnswer,
} from '../../book/book-api.ts';
import type { OddsFormat } from './odds-format.ts';
import type { SlipKind } from './slip.ts';

export interface Slip {
  /** With the odds that the player has seen and not refused. */
  legs: ChosenOdds[];
  kind: SlipKind;
  /** Stakes as they were typed: of an accumulator or each bet of a system, and of singles by their event. */
  stake: string;
  stakes: Record<string, string>;
  system: number | 'all';
  isPlacing: boolean;
  /** Code of the last refusal. */
  refusal?: string | undefined;
  /** The bets that were just taken. */
  placed?: MyBet[] | undefined;
  /**
   * Of a bet that was sent and has no answer yet. Whatever the slip says meanwhile goes under the same key: the
   * sportsbook takes one bet by it, so that trying again is no second one.
   */
  key?: string | undefined;
}

export interface BookState {
  /** Below the sportsbook's own address. */
  path: string;
  reading: 'waiting' | 'done' | 'failed' | 'missing';
  /** Ids of the events on the screen, in their order. */
  shown: string[];
  /** All that is known, by id. */
  events: Record<string, EventView>;
  /** Where odds went lately, by `event market selection`. */
  moves: Record<string, 'higher' | 'lower'>;
  tree: TreeAnswer | undefined;
  stream: 'none' | 'open' | 'lost';
  /** The step up to which an event is known, by id. */
  asOf: Record<string, number>;
  player: BookPlayer | undefined;
  /** Which player this is, counted: an answer to an earlier one is shown to nobody. */
  turn: number;
  bets: MyBet[] | undefined;
  /** Id of the bet that is being cashed out. */
  closing: string | undefined;
  /** Keys of cash-outs without an answer, by the bet's id, the part and the offer that was taken. */
  closingKeys: Record<string, string>;
  /** What became of the last cash-out that was refused, at its bet. */
  cashOutRefusal: { id: string; code: string } | undefined;
  slip: Slip;
  /** Kept on the device. */
  preferences: { odds: OddsFormat; accept: AcceptOdds };
  /** On small screens a sheet that lies over the page. */
  isSlipOpen: boolean;
  isSidebarOpen: boolean;
  /** What was just said to somebody who listens. */
  news: string;
}

export const createBookState = (path: string, isSidebarOpen: boolean) =>
  proxy<BookState>({
    path,
    isSidebarOpen,
    isSlipOpen: false,
    news: '',
    reading: 'waiting',
    shown: [],
    events: {},
    moves: {},
    asOf: {},
    stream: 'none',
    tree: undefined,
    player: undefined,
    turn: 0,
    bets: undefined,
    closing: undefined,
    closingKeys: {},
    cashOutRefusal: undefined,
    slip: { legs: [], kind: 'accumulator', stake: '', stakes: {}, system: 2, isPlacing: false },
    preferences: { odds: 'decimal', accept: 'better' },
  });

export const moveKey = (event: string, market: string, selection: string) =>
  `${event} ${market} ${selection}`;
