import { foldText } from '../../../lib/search-words.ts';
import { BOOK_PATHS } from '../../../operator/frame-messages.ts';
import type { Choice } from '../../book/book-api.ts';

/** Screens by path below the sportsbook's base URL. */
export type Screen =
  | { kind: 'upcoming' }
  | { kind: 'live'; sport?: string }
  | { kind: 'results' }
  | { kind: 'bets' }
  | { kind: 'search'; words: string }
  | { kind: 'sport'; sport: string; competition?: string }
  | { kind: 'event'; sport: string; competition: string; id: string };

const SEARCH = '/search';
/** Ended matches. */
export const RESULTS = '/results';

/** Returns the path of a search, with the words as one segment of characters that a frame's path may contain. */
export const searchPath = (words: string) => {
  return `${SEARCH}/${(foldText(words).match(/[a-z0-9]+/g) ?? []).join('-')}`;
};

/** Unknown paths show the first screen. */
export function screenOf(path: string): Screen {
  const [first, second, third, ...rest] = path.split('/').filter(Boolean);
  if (first === undefined || rest.length > 0) return { kind: 'upcoming' };
  if (`/${first}` === SEARCH) return { kind: 'search', words: (second ?? '').replaceAll('-', ' ') };
  if (third !== undefined && second !== undefined) {
    return { kind: 'event', sport: first, competition: second, id: third };
  }
  if (`/${first}` === BOOK_PATHS.live)
    return { kind: 'live', ...(second !== undefined && { sport: second }) };
  if (second !== undefined) return { kind: 'sport', sport: first, competition: second };
  if (path === RESULTS) return { kind: 'results' };
  if (path === BOOK_PATHS.ownBets) return { kind: 'bets' };
  return { kind: 'sport', sport: first };
}

/**
 * Parses a path with a choice, such as `/football/lantern-cup/football-7/result/1`, into the match's path and the
 * choice for the slip.
 */
export function pickIn(path: string): { path: string; choice: Choice } | undefined {
  const [sport, competition, event, market, selection, ...rest] = path.split('/').filter(Boolean);
  if (event === undefined || market === undefined || selection === undefined) return undefined;
  if (rest.length > 0) return undefined;
  return { path: `/${sport}/${competition}/${event}`, choice: { event, market, selection } };
}

/** Returns the path of a URL on this origin, without the page's own name. */
export function pathIn(pathname: string): string {
  const path = pathname.replace(/^\/sportsbook/, '').replace(/\/$/, '');
  return path === '' ? '/' : path;
}
