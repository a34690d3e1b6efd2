import { proxy } from 'valtio/vanilla';
import type { GameCommand, GameMessage } from '../../../operator/frame-messages.ts';
import type {
  TableAnswer,
  TableOpening,
  TableRoundView,
  TableStepRequest,
} from '../../table/table-api.ts';
import type { GameRefusal } from '../game/refuse.ts';
import { createCalls } from '../game-calls.ts';
import type { ParentSite } from '../parent-site.ts';
import type { TableWording } from './wording.ts';

export const channel = 'marquee-game';

export interface TableState {
  phase:
    | 'opening'
    /** Could not be opened. */
    | 'failed'
    | 'idle'
    /** A bet or a move is on its way to the server. */
    | 'asking'
    /** The round is over; the next may not begin yet. */
    | 'resting'
    /** There is no further round. */
    | 'over';
  opening: TableOpening<object> | undefined;
  /** What lies on the table. */
  round: TableRoundView<object> | undefined;
  /** Minor units. */
  balance: number;
  /** Index of the stakes that the game offers. */
  stake: number;
  /** The site has something to say first. */
  isPaused: boolean;
  /** The server was not reached; the step is asked for again. */
  isLost: boolean;
  /** Why the last attempt was refused. */
  refusal: GameRefusal | undefined;
}

export const createTableState = () =>
  proxy<TableState>({
    phase: 'opening',
    opening: undefined,
    round: undefined,
    balance: 0,
    stake: 0,
    isPaused: false,
    isLost: false,
    refusal: undefined,
  });

export type TableClient = ReturnType<typeof createTableClient>;

/** Calls to the server of a table game. Throws Refusal. @param kind such as `blackjack` */
export function createTableClient(kind: string) {
  const post = createCalls(kind);
  return {
    open: (ticket: string) => post<TableOpening<object>>('/openings', { ticket }),
    step: (request: TableStepRequest) =>
      post<TableAnswer<object> & { token?: string }>(
        'bet' in request ? '/rounds' : '/moves',
        request,
      ),
  };
}

/** The page's parts: what is known, who is asked, how it is said, whom it is told. */
export interface Table {
  readonly state: TableState;
  readonly client: TableClient;
  readonly wording: TableWording;
  readonly site: ParentSite<GameMessage, GameCommand> | undefined;
}

/** How the step before left the round: settled, or waiting for a move. */
export const tellRound = (table: Table): void =>
  tell(table, table.state.round?.choices.length ? 'round-waiting' : 'round-ended');

/** Tells the site, where one frames the page. */
export const tell = ({ site }: Table, type: GameMessage['type']): void =>
  site?.send({ channel, type });
