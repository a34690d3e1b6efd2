import { subscribe } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import type { EventChange } from '../../book/book-api.ts';
import type { Book } from './book.ts';
import type { BookState } from './book-state.ts';
import { createChanger } from './event-changes.ts';
import { readBets } from './player-actions.ts';
import { readScreen } from './screen-actions.ts';
import { screenOf } from './screens.ts';

/** Maximum number of events per stream. */
const MOST_EVENTS = 60;
/** Delay before retrying a refused stream, ms. */
const RETRY_MS = 5000;
/** Interval at which lists are reloaded for new matches, ms. */
const REREAD_MS = 60_000;

/** Keeps odds and scores up to date for all events on screen, on the slip or in open bets. */
export function followOdds(book: Book): void {
  const { state } = book;
  const change = createChanger(state);
  let source: EventSource | undefined;
  let followed = '';
  let retry: number | undefined;

  function follow(): void {
    const wanted = wantedEvents(book);
    if (wanted === followed && source?.readyState !== EventSource.CLOSED) return;
    source?.close();
    clearTimeout(retry);
    followed = wanted;
    source = undefined;
    if (wanted === '') {
      state.stream = 'none';
      return;
    }
    const ids = wanted.split(',');
    const known = ids.flatMap((id) => state.asOf[id] ?? []);
    const since = known.length > 0 ? `&since=${Math.min(...known)}` : '';
    const opened = new EventSource(`/sportsbook/api/odds?events=${wanted}${since}`);
    source = opened;
    opened.onopen = () => {
      state.stream = 'open';
      if (state.reading === 'failed') void readScreen(book);
    };
    opened.onmessage = ({ data, lastEventId }) => {
      for (const id of ids) state.asOf[id] = Number(lastEventId);
      const changes = JSON.parse(data) as EventChange[];
      const hasTurned = change(changes);
      // A match has started or ended, so lists change and bets settle.
      if (hasTurned) void readScreen(book);
      if (hasTurned || isPriceShown(book, changes)) void readBets(book).catch(() => {});
    };
    opened.onerror = () => {
      state.stream = 'lost';
      if (opened.readyState === EventSource.CLOSED) retry = window.setTimeout(follow, RETRY_MS);
    };
  }

  subscribeKey(state, 'shown', follow);
  subscribeKey(state, 'bets', follow);
  subscribe(state.slip, follow);
  // Also on a screen without odds, where no stream fails.
  addEventListener('offline', () => {
    state.stream = 'lost';
  });
  addEventListener('online', () => {
    // The browser's own reconnect may take a while. Without events there is none.
    source?.close();
    if (wantedEvents(book) === '') state.stream = 'none';
    follow();
  });
  const isSeen = () => document.visibilityState === 'visible';
  const reread = () => isSeen() && void readScreen(book);
  document.addEventListener('visibilitychange', reread);
  setInterval(reread, REREAD_MS);
}

/** Returns whether visible cash-out prices depend on these odds. */
function isPriceShown({ state }: Book, changes: readonly Pick<EventChange, 'id'>[]): boolean {
  if (screenOf(state.view).kind !== 'bets') return false;
  return openBets(state).some(({ choices = [] }) =>
    choices.some(({ event }) => changes.some(({ id }) => id === event)),
  );
}

const openBets = ({ bets = [] }: BookState) => bets.filter(({ status }) => status === 'open');

function wantedEvents({ state }: Book): string {
  const ids = [
    ...state.slip.legs.map(({ event }) => event),
    ...state.shown.filter((id) => state.events[id]?.phase !== 'ended'),
    ...openBets(state).flatMap(({ choices }) => (choices ?? []).map(({ event }) => event)),
  ];
  return [...new Set(ids)].slice(0, MOST_EVENTS).join(',');
}
