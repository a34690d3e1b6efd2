import type { Choice, EventAnswer, EventsAnswer, TreeAnswer } from '../../book/book-api.ts';
import { Refusal } from '../game-calls.ts';
import { type Book, tell } from './book.ts';
import type { BookState } from './book-state.ts';
import { readBets } from './player-actions.ts';
import { pickIn, screenOf } from './screens.ts';
import { addChoice } from './slip-actions.ts';

/** Opens a path and notifies the site. In a frame the site owns the history, so this page adds no entries. */
export function openPath(book: Book, path: string): void {
  if (path !== book.state.path) {
    const address = addressOf(path);
    if (book.site) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    tell(book, { type: 'navigated', path });
  }
  showPath(book, path);
  // On a small screen it covers the screen that the player asked for, also the one below it.
  book.state.isSlipOpen = false;
  scrollTo(0, 0);
  // The clicked element may be gone, so focus moves to the start of the new screen.
  document.getElementById('main')?.focus({ preventScroll: true });
}

const addressOf = (path: string) => `/sportsbook${path === '/' ? '' : path}${location.search}`;

/**
 * Shows a path that the site requests. If the player is not on the page that the site takes them to be on, the site is
 * told to follow them instead.
 */
export function showAsked(book: Book, { path, from }: { path: string; from?: string }): void {
  const shown = book.state.path;
  if (from === undefined || from === shown) showPath(book, path);
  else tell(book, { type: 'navigated', path: shown });
}

/**
 * Shows a path that the site or the history requests. A choice is removed from the path at once, so that going back
 * does not add it again.
 */
export function showPath(book: Book, asked: string): void {
  const { state } = book;
  const pick = pickIn(asked);
  const path = pick?.path ?? asked;
  if (path !== state.path) {
    state.path = path;
    if (state.reading !== 'done') view(state, path, 'waiting');
    state.isSlipOpen = false;
  }
  const read = readScreen(book);
  if (pick === undefined) return;
  history.replaceState(null, '', addressOf(path));
  tell(book, { type: 'navigated', path });
  void read.then(() => takePick(book, pick.choice));
}

/** Puts a screen on view. */
function view(
  state: BookState,
  path: string,
  reading: BookState['reading'],
  shown: string[] = [],
): void {
  Object.assign(state, { view: path, reading, shown });
}

/** Adds a choice to the slip at current odds, if its market is open. */
function takePick(book: Book, choice: Choice): void {
  const { state, wording } = book;
  const market = state.events[choice.event]?.markets.find(({ code }) => code === choice.market);
  const odds = market?.selections.find(({ code }) => code === choice.selection)?.odds;
  if (odds === undefined || !market?.isOpen) {
    state.slip.notice = wording.words.suspendedLeg;
    return;
  }
  addChoice(book, { ...choice, odds });
  state.isSlipOpen = true;
}

/** Loads the screen's data. What is on view stays until the response arrives. */
export async function readScreen(book: Book): Promise<void> {
  const { state, client } = book;
  const { path } = state;
  try {
    if (screenOf(path).kind === 'bets') await readBets(book);
    const { step, events } = await readEvents(book);
    if (state.path !== path) return;
    for (const event of events) {
      // Lists contain one market per event. Other known markets stay until the stream updates them.
      const known = state.events[event.id]?.markets ?? [];
      const more = known.filter(
        ({ code }) => !event.markets.some((market) => market.code === code),
      );
      state.events[event.id] = { ...event, markets: [...event.markets, ...more] };
      state.asOf[event.id] = Math.min(
        step,
        more.length > 0 ? (state.asOf[event.id] ?? step) : step,
      );
    }
    const shown = events.map(({ id }) => id);
    view(state, path, 'done', shown);
    if (screenOf(path).kind === 'search') state.news = book.wording.words.found(events.length);
    state.tree = await client.get<TreeAnswer>('/tree');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (state.path !== path) return;
    if (error.code === 'not_found') view(state, path, 'missing');
    else if (state.view !== path || state.reading !== 'done') view(state, path, 'failed');
  }
}

async function readEvents({ state, client }: Book): Promise<EventsAnswer> {
  const screen = screenOf(state.path);
  const list = (query: Record<string, string>) =>
    client.get<EventsAnswer>(`/events?${new URLSearchParams(query)}`);
  switch (screen.kind) {
    case 'event': {
      const { step, event } = await client.get<EventAnswer>(`/events/${screen.id}`);
      return { step, events: [event] };
    }
    case 'sport':
      return list({
        sport: screen.sport,
        ...(screen.competition !== undefined && { competition: screen.competition }),
      });
    case 'live':
      return list({ view: 'live', ...(screen.sport !== undefined && { sport: screen.sport }) });
    case 'results':
      return list({ view: 'ended', limit: '100' });
    case 'search':
      // Matches have Latin names. The server would take a search without words for all of them.
      return screen.words === '' ? { step: 0, events: [] } : list({ q: screen.words });
    case 'bets':
      return { step: 0, events: [] };
    case 'upcoming':
      return list({ view: 'upcoming', limit: '30' });
  }
}
