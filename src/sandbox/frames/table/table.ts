import { proxy } from 'valtio/vanilla';
import type { GameCommand, GameMessage } from '../../../operator/frame-messages.ts';
import type {
  TableAnswer,
  TableOpening,
  TableRoundView,
  TableStepRequest,
} from '../../games/table/table-api.ts';
import type { GameRefusal } from '../game/refuse.ts';
import { createCalls } from '../game-calls.ts';
import type { ParentSite } from '../parent-site.ts';
import type { TableWording } from './wording.ts';

export const channel = 'marquee-game';

interface TableState {
  phase:
    | 'opening'
    /** The game failed to open. */
    | 'failed'
    | 'idle'
    /** A bet or a move has been sent. */
    | 'asking'
    /** The round is over, but the next may not start yet. */
    | 'resting'
    /** No further round is possible. */
    | 'over';
  opening: TableOpening<object> | undefined;
  /** The round on the table. */
  round: TableRoundView<object> | undefined;
  /** Minor units. */
  balance: number;
  /** Index into the game's stakes. */
  stake: number;
  /** The site shows a message first. */
  isPaused: boolean;
  /** The server is unreachable; the step is being retried. */
  isLost: boolean;
  /** Reason for the last refusal. */
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

type TableClient = ReturnType<typeof createTableClient>;

/** Requests to the server of a table game. @param kind such as `blackjack` @throws Refusal */
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

/** The page's services: state, client, texts and parent site. */
export interface Table {
  readonly state: TableState;
  readonly client: TableClient;
  readonly wording: TableWording;
  readonly site: ParentSite<GameMessage, GameCommand> | undefined;
}

/** Reports the round to the site: settled, or waiting for a move. */
export const tellRound = (table: Table): void =>
  tell(table, table.state.round?.choices.length ? 'round-waiting' : 'round-ended');

/** Sends a message to the site, if one frames the page. */
export const tell = ({ site }: Table, type: GameMessage['type']): void =>
  site?.send({ channel, type });
