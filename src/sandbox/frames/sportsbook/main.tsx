import { createRoot } from 'react-dom/client';
import { subscribeKey } from 'valtio/vanilla/utils';
import type { SportsbookCommand, SportsbookMessage } from '../../../operator/frame-messages.ts';
import { findParentSite } from '../parent-site.ts';
import { App, wide } from './app.tsx';
import { type Book, channel, tell, toggleSidebar } from './book.ts';
import { createBookClient } from './book-client.ts';
import { BookContext } from './book-context.ts';
import { createBookState } from './book-state.ts';
import { keepPreferences, takeBackPreferences } from './kept-preferences.ts';
import { keepSlip, restoreSlip } from './kept-slip.ts';
import { findLostAttempts } from './lost-attempts.ts';
import { followOdds } from './odds-feed.ts';
import { takeBackAttempt } from './open-attempts.ts';
import { beginAs } from './player-actions.ts';
import { showAsked, showPath } from './screen-actions.ts';
import { pathIn } from './screens.ts';
import { createWording } from './wording.ts';
import './app.css';

const parameters = new URLSearchParams(location.search);
const root = document.documentElement;

const book: Book = {
  state: createBookState(pathIn(location.pathname), wide.matches),
  client: createBookClient(),
  wording: createWording(parameters.get('lang') ?? 'en'),
  site: findParentSite<SportsbookMessage, SportsbookCommand>(channel),
};

function setTheme(theme: string | null): void {
  root.dataset.theme = theme === 'light' ? 'light' : 'dark';
}

function tellOddsFormat(): void {
  tell(book, { type: 'odds-format', format: book.state.preferences.odds });
}

async function changePlayer(ticket: string | null): Promise<void> {
  await beginAs(book, ticket);
  await findLostAttempts(book, slipIsKept);
}

function takeBack({ name, text }: Extract<SportsbookCommand, { type: 'kept' }>): void {
  if (name === 'slip') slipIsKept = slipIsKept.then(() => restoreSlip(book, text));
  else if (name === 'preferences') takeBackPreferences(book, text);
  else takeBackAttempt(name, text);
}

function obey(command: SportsbookCommand): void {
  switch (command.type) {
    case 'show':
      showAsked(book, command);
      break;
    case 'theme':
      setTheme(command.theme);
      break;
    case 'player':
      void changePlayer(command.ticket);
      break;
    case 'kept':
      takeBack(command);
      break;
    case 'toggle-sidebar':
      toggleSidebar(book);
      break;
  }
}

root.lang = book.wording.language;
root.dir = book.wording.direction;
document.title = book.wording.words.book;
setTheme(parameters.get('theme'));
const place = document.getElementById('app');
if (place === null) throw new Error('the page has no place for the book');
createRoot(place).render(
  <BookContext value={book}>
    <App />
  </BookContext>,
);
keepPreferences(book);
let slipIsKept = keepSlip(book);
followOdds(book);
showPath(book, book.state.path);
addEventListener('popstate', () => showPath(book, pathIn(location.pathname)));
new ResizeObserver(() => {
  tell(book, { type: 'height', height: Math.ceil(place.offsetHeight) });
}).observe(place);
subscribeKey(book.state.slip, 'legs', (legs) => {
  tell(book, { type: 'slip', selections: legs.length });
});
subscribeKey(book.state.preferences, 'odds', tellOddsFormat);
book.site?.listen(obey);
// With the first screen, or the news that it failed: until then the site shows the matches itself.
const stop = subscribeKey(book.state, 'reading', () => {
  stop();
  tell(book, { type: 'ready' });
  tell(book, { type: 'slip', selections: book.state.slip.legs.length });
  tell(book, { type: 'sidebar', open: book.state.isSidebarOpen });
  tellOddsFormat();
});
