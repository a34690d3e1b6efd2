import type { Choice } from '../../book/book-api.ts';

/** What the page shows, by its path below the sportsbook's own address. */
export type Screen =
  | { kind: 'upcoming' }
  | { kind: 'live' }
  | { kind: 'bets' }
  | { kind: 'search'; words: string }
  | { kind: 'sport'; sport: string; competition?: string }
  | { kind: 'event'; sport: string; competition: string; id: string };

export const LIVE = '/live';
export const BETS = '/my-bets';
const SEARCH = '/search';

/** The path of a search; the words are one part of it, in what a frame's path may hold. */
export const searchPath = (words: string) => {
  const plain = words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return `${SEARCH}/${(plain.match(/[a-z0-9]+/g) ?? []).join('-')}`;
};

/** Anything that is no path of the page's is the first screen. */
export function screenOf(path: string): Screen {
  const [first, second, third, ...rest] = path.split('/').filter(Boolean);
  if (first === undefined || rest.length > 0) return { kind: 'upcoming' };
  if (`/${first}` === SEARCH) return { kind: 'search', words: (second ?? '').replaceAll('-', ' ') };
  if (third !== undefined && second !== undefined) {
    return { kind: 'event', sport: first, competition: second, id: third };
  }
  if (second !== undefined) return { kind: 'sport', sport: first, competition: second };
  if (path === LIVE) return { kind: 'live' };
  if (path === BETS) return { kind: 'bets' };
  return { kind: 'sport', sport: first };
}

/**
 * A path that brings a choice along, such as `/football/lantern-cup/football-7/result/1`: the match's own path, and what
 * goes on the slip there.
 */
export function pickIn(path: string): { path: string; choice: Choice } | undefined {
  const [sport, competition, event, market, selection, ...rest] = path.split('/').filter(Boolean);
  if (event === undefined || market === undefined || selection === undefined) return undefined;
  if (rest.length > 0) return undefined;
  return { path: `/${sport}/${competition}/${event}`, choice: { event, market, selection } };
}

/** The path of an address of this origin: what follows the page's own name. */
export function pathIn(pathname: string): string {
  const path = pathname.replace(/^\/sportsbook/, '').replace(/\/$/, '');
  return path === '' ? '/' : path;
}
