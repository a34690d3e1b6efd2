import { proxy, type Snapshot } from 'valtio/vanilla';
import type { OddsFormat } from '../../../lib/odds-format.ts';
import type {
  AcceptOdds,
  BookPlayer,
  ChosenOdds,
  EventView,
  ExceededLimit,
  MyBet,
  TreeAnswer,
} from '../../book/book-api.ts';
import type { SlipKind } from './slip.ts';

export interface Slip {
  /** Each leg has the odds that the player last saw and did not refuse. */
  legs: ChosenOdds[];
  kind: SlipKind;
  /** Stakes as entered: `stake` for an accumulator or each bet of a system, `stakes` for singles by event. */
  stake: string;
  stakes: Record<string, string>;
  system: number | 'all';
  isPlacing: boolean;
  /** Code of the last refusal. */
  refusal?: string | undefined;
  /** The limit that refused the last bet. */
  limit?: ExceededLimit | undefined;
  /** Maximum returns of a bet, in minor units, known from its refusal. */
  mostReturns?: number | undefined;
  /** Why the last choice is not on the slip, or the outcome of a bet or cash-out whose response was lost. */
  notice?: string | undefined;
  /** The bets just placed. */
  placed?: MyBet[] | undefined;
  /** The player left to log in, deposit or upload a document. The slip opens when the page comes back. */
  waits?: boolean | undefined;
}

export interface BookState {
  /** Path below the sportsbook's base URL. */
  path: string;
  /** Path of the screen on view, which stays until that of `path` has its data. */
  view: string;
  /** Whether the screen on view has its data. */
  reading: 'waiting' | 'done' | 'failed' | 'missing';
  /** Ids of the visible events, in order. */
  shown: string[];
  /** Known events by id. */
  events: Record<string, EventView>;
  /** Recent odds movements, by `event market selection`. */
  moves: Record<string, 'higher' | 'lower'>;
  tree: TreeAnswer | undefined;
  stream: 'none' | 'open' | 'lost';
  /** Last known step of an event, by id. */
  asOf: Record<string, number>;
  player: BookPlayer | undefined;
  /** Identifies the player. */
  mark: string | undefined;
  /** Counter of player changes. Responses for an earlier player are discarded. */
  turn: number;
  bets: MyBet[] | undefined;
  /** Id of the bet being cashed out. */
  closing: string | undefined;
  /** Ids of the bets closed on this visit to the screen, which stay in their place with their receipt. */
  closed: string[];
  /** Above 0 while the page asks for outcomes of bets or cash-outs whose responses were lost. */
  checking: number;
  /** Last refused cash-out, shown at its bet. */
  cashOutRefusal: { id: string; code: string } | undefined;
  slip: Slip;
  /** Stored on the device. */
  preferences: { odds: OddsFormat; accept: AcceptOdds };
  /** On small screens the slip is a sheet over the page. */
  isSlipOpen: boolean;
  isSidebarOpen: boolean;
  /** Latest announcement for screen readers. */
  news: string;
}

export const createBookState = (path: string, isSidebarOpen: boolean) =>
  proxy<BookState>({
    path,
    view: path,
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
    mark: undefined,
    turn: 0,
    bets: undefined,
    closing: undefined,
    closed: [],
    checking: 0,
    cashOutRefusal: undefined,
    slip: { legs: [], kind: 'accumulator', stake: '', stakes: {}, system: 2, isPlacing: false },
    preferences: { odds: 'decimal', accept: 'better' },
  });

/** Whether a bet or cash-out is being sent, or an outcome asked for. No other may be sent then. */
export const isBusy = ({ slip, closing, checking }: Snapshot<BookState>): boolean =>
  slip.isPlacing || closing !== undefined || checking > 0;

export const moveKey = (event: string, market: string, selection: string) =>
  `${event} ${market} ${selection}`;
