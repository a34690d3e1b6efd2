import { createContext, use } from 'react';
import { useSnapshot } from 'valtio/react';
import { proxy, type Snapshot } from 'valtio/vanilla';
import type { GameCommand, GameMessage } from '../../../operator/frame-messages.ts';
import type { SpotKind } from '../../catalogue/game-kind.ts';
import type { SpotOpening, SpotRoundView } from '../../games/spots/spot-api.ts';
import type { LiveStanding, LiveTableView } from '../../live/live-api.ts';
import type { GameRefusal } from '../game/refuse.ts';
import type { ParentSite } from '../parent-site.ts';
import type { TableLanguage } from '../table/wording.ts';
import type { Drawn } from './drawn.ts';
import type { SpotsClient } from './spots-client.ts';
import { spotWords } from './words.ts';

export const channel = 'marquee-game';

/** @param path such as `/live-baccarat/ivory-table-baccarat` */
export function placeOf(path: string): SpotsPlace {
  const name = path.split('/')[1] ?? '';
  const isLive = name.startsWith('live-');
  return { name, kind: (isLive ? name.slice('live-'.length) : name) as SpotKind, isLive };
}

/** Falls back to English for unsupported languages. @param lang such as `es` */
export const languageOf = (lang: string): TableLanguage =>
  (['es', 'ar'] as const).find((known) => lang.startsWith(known)) ?? 'en';

interface SpotsState {
  /** `showing` during the spin, roll or deal. */
  phase: 'opening' | 'failed' | 'idle' | 'asking' | 'showing' | 'over';
  game: SpotOpening | undefined;
  balance: number;
  /** Index into the game's chips. */
  chip: number;
  /** Chips on the board, minor units by spot. */
  chips: Record<string, number>;
  /** Chips of the previous round. */
  before: Record<string, number>;
  round: SpotRoundView | undefined;
  /** Live tables: table state, player's standing, whole seconds left. */
  table: LiveTableView | undefined;
  standing: LiveStanding | undefined;
  left: number;
  isPaused: boolean;
  /** The server is unreachable; the request is being retried. */
  isLost: boolean;
  refusal: GameRefusal | undefined;
}

/** Parts of the page's URL, such as `live-baccarat`. */
interface SpotsPlace {
  /** First segment of the URL. */
  readonly name: string;
  readonly kind: SpotKind;
  /** All players at the table share the same round. */
  readonly isLive: boolean;
}

export interface SpotsPage extends SpotsPlace {
  readonly state: SpotsState;
  readonly client: SpotsClient;
  readonly lang: TableLanguage;
  readonly site: ParentSite<GameMessage, GameCommand> | undefined;
}

export const createSpotsState = () =>
  proxy<SpotsState>({
    phase: 'opening',
    game: undefined,
    balance: 0,
    chip: 0,
    chips: {},
    before: {},
    round: undefined,
    table: undefined,
    standing: undefined,
    left: 0,
    isPaused: false,
    isLost: false,
    refusal: undefined,
  });

/** Sends a message to the site, if one frames the page. */
export const tell = ({ site }: SpotsPage, type: GameMessage['type']): void =>
  site?.send({ channel, type });

export const SpotsContext = createContext<SpotsPage | undefined>(undefined);

/** Provides the page's services and its current state. */
export function useSpots() {
  const page = use(SpotsContext);
  if (page === undefined) throw new Error('the page is not there');
  const known = useSnapshot(page.state);
  const currency = known.game?.currency ?? 'EUR';
  const money = (amount: number) =>
    new Intl.NumberFormat(page.lang, { style: 'currency', currency }).format(amount / 100);
  const number = (value: number) => value.toLocaleString(page.lang);
  /** Amount without its currency; cents are left out if they are zero. @param amount minor units */
  const onChip = (amount: number) =>
    (amount / 100).toLocaleString(page.lang, { minimumFractionDigits: amount % 100 === 0 ? 0 : 2 });
  const percent = (share: number) =>
    share.toLocaleString(page.lang, { style: 'percent', minimumFractionDigits: 2 });
  return { page, known, money, onChip, number, percent, words: spotWords[page.lang] };
}

export const stakeOf = (chips: Readonly<Record<string, number>>): number =>
  Object.values(chips).reduce((sum, amount) => sum + amount, 0);

/** Inputs of `mayBet`, from the state or from a snapshot, which re-renders when one of them changes. */
type Bettable = Readonly<Pick<SpotsState, 'phase' | 'isPaused'>> & {
  readonly table: Pick<LiveTableView, 'phase'> | undefined;
  readonly standing: { readonly bet?: unknown } | undefined;
};

/** Returns whether chips may be moved: no round is running, and a live table is open for bets and has none yet. */
export function mayBet({ isLive, state }: { isLive: boolean; state: Bettable }): boolean {
  if (state.phase !== 'idle' || state.isPaused) return false;
  if (!isLive) return true;
  return state.table?.phase === 'betting' && state.standing?.bet === undefined;
}

/** The result shown on the table, if there is one yet. */
export const drawnOf = ({ round, table }: Pick<Snapshot<SpotsState>, 'round' | 'table'>) =>
  (table ? (table.drawn ?? table.past[0]) : round?.drawn) as Drawn | undefined;

/** Returns whether a spin, roll or deal is in progress. */
export const isRunning = ({ phase, table }: Pick<Snapshot<SpotsState>, 'phase' | 'table'>) =>
  phase === 'showing' || table?.phase === 'spinning';
