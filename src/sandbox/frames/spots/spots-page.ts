import { createContext, use } from 'react';
import { useSnapshot } from 'valtio/react';
import { proxy, type Snapshot } from 'valtio/vanilla';
import type { GameCommand, GameMessage } from '../../../operator/frame-messages.ts';
import type { SpotKind } from '../../catalogue/game-kind.ts';
import type { LiveStanding, LiveTableView } from '../../live/live-api.ts';
import type { SpotOpening, SpotRoundView } from '../../spots/spot-api.ts';
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

/** English for a language that there is not. @param lang such as `es` */
export const languageOf = (lang: string): TableLanguage =>
  (['es', 'ar'] as const).find((known) => lang.startsWith(known)) ?? 'en';

export interface SpotsState {
  /** `showing` while the ball runs or the cards are dealt. */
  phase: 'opening' | 'failed' | 'idle' | 'asking' | 'showing' | 'over';
  game: SpotOpening | undefined;
  balance: number;
  /** Index of the chips that the game offers. */
  chip: number;
  /** What lies on the board, minor units by spot. */
  chips: Record<string, number>;
  /** What lay there in the round before. */
  before: Record<string, number>;
  round: SpotRoundView | undefined;
  /** Of a live table: how it stands, how the player stands, whole seconds that are left. */
  table: LiveTableView | undefined;
  standing: LiveStanding | undefined;
  left: number;
  isPaused: boolean;
  /** The server was not reached; it is asked again. */
  isLost: boolean;
  refusal: GameRefusal | undefined;
}

/** Where the page is, such as `live-baccarat`, and what that says. */
export interface SpotsPlace {
  /** First segment of its address. */
  readonly name: string;
  readonly kind: SpotKind;
  /** Whether everybody at the table plays the same round. */
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

/** Tells the site, where one frames the page. */
export const tell = ({ site }: SpotsPage, type: GameMessage['type']): void =>
  site?.send({ channel, type });

export const SpotsContext = createContext<SpotsPage | undefined>(undefined);

/** The page's parts, and what is known as it is now. */
export function useSpots() {
  const page = use(SpotsContext);
  if (page === undefined) throw new Error('the page is not there');
  const known = useSnapshot(page.state);
  const currency = known.game?.currency ?? 'EUR';
  const money = (amount: number) =>
    new Intl.NumberFormat(page.lang, { style: 'currency', currency }).format(amount / 100);
  const number = (value: number) => value.toLocaleString(page.lang);
  const percent = (share: number) =>
    share.toLocaleString(page.lang, { style: 'percent', minimumFractionDigits: 2 });
  return { page, known, money, number, percent, words: spotWords[page.lang] };
}

export const stakeOf = (chips: Readonly<Record<string, number>>): number =>
  Object.values(chips).reduce((sum, amount) => sum + amount, 0);

/** What decides it, of the state or of a snapshot, which draws again when one of them changes. */
type Bettable = Readonly<Pick<SpotsState, 'phase' | 'isPaused'>> & {
  readonly table: Pick<LiveTableView, 'phase'> | undefined;
  readonly standing: { readonly bet?: unknown } | undefined;
};

/** Whether chips may be moved: no round runs, and a live table's window is open and unused. */
export function mayBet({ isLive, state }: { isLive: boolean; state: Bettable }): boolean {
  if (state.phase !== 'idle' || state.isPaused) return false;
  if (!isLive) return true;
  return state.table?.phase === 'betting' && state.standing?.bet === undefined;
}

/** What is shown on the table, if anything has fallen yet. */
export const drawnOf = ({ round, table }: Pick<Snapshot<SpotsState>, 'round' | 'table'>) =>
  (table ? (table.drawn ?? table.past[0]) : round?.drawn) as Drawn | undefined;

/** Whether the ball runs, the dice roll or the cards are dealt. */
export const isRunning = ({ phase, table }: Pick<Snapshot<SpotsState>, 'phase' | 'table'>) =>
  phase === 'showing' || table?.phase === 'spinning';
