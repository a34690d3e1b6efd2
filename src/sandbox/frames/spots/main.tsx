import { createRoot } from 'react-dom/client';
import type { GameCommand, GameMessage } from '../../../operator/frame-messages.ts';
import { Refusal } from '../game-calls.ts';
import { findParentSite } from '../parent-site.ts';
import { App } from './app.tsx';
import { followTable } from './follow-table.ts';
import { createSpotsClient } from './spots-client.ts';
import {
  channel,
  createSpotsState,
  languageOf,
  placeOf,
  SpotsContext,
  tell,
} from './spots-page.ts';
import '../slot/app.css';
import './spots.css';

const place = placeOf(location.pathname);
const lang = languageOf(new URLSearchParams(location.search).get('lang') ?? '');
const page = {
  ...place,
  lang,
  state: createSpotsState(),
  client: createSpotsClient(place.name),
  site: findParentSite<GameMessage, GameCommand>(channel),
};

async function open(): Promise<void> {
  const { state, client, site } = page;
  try {
    const ticket = new URLSearchParams(location.hash.slice(1)).get('ticket');
    // Real-money play requires the site's bar, which provides time, limits and help.
    if (ticket === null || site === undefined) throw new Refusal('alone');
    const game = await client.open(ticket);
    state.game = game;
    state.balance = game.balance;
    state.round = game.last;
    state.before = { ...game.last?.chips };
    state.standing = game.standing;
    state.phase = 'idle';
    // The site keeps a resumed session until it knows that no round is open.
    const { last = game.last, bet } = game.standing ?? {};
    if (last ?? bet) tell(page, 'round-ended');
    document.title = game.game.title;
    for (const [name, tone] of Object.entries(game.game.tones)) {
      document.documentElement.style.setProperty(`--game-${name}`, tone);
    }
    if (game.slug !== undefined) followTable(page, game.slug);
  } catch (error) {
    state.phase = 'failed';
    state.refusal = { code: error instanceof Refusal ? error.code : 'other' };
    tell(page, 'fault');
  }
}

document.documentElement.lang = lang;
document.documentElement.dir = lang === 'ar' ? 'rtl' : 'ltr';
const root = document.getElementById('app');
if (root === null) throw new Error('the page has no place for the game');
createRoot(root).render(
  <SpotsContext value={page}>
    <App />
  </SpotsContext>,
);
page.site?.listen(({ type }) => {
  page.state.isPaused = type === 'pause';
});
tell(page, 'ready');
void open();
