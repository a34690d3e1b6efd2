import { createRoot } from 'react-dom/client';
import type { GameCommand, GameMessage } from '../../../operator/frame-messages.ts';
import { findParentSite } from '../parent-site.ts';
import { App } from './app.tsx';
import { openGame, requestIn } from './open-game.ts';
import { channel, type Slot, tell } from './slot.ts';
import { createSlotClient } from './slot-client.ts';
import { SlotContext } from './slot-context.ts';
import { createSlotState } from './slot-state.ts';
import { createWording } from './wording.ts';
import './app.css';

const slot: Slot = {
  state: createSlotState(),
  client: createSlotClient(),
  wording: createWording(new URLSearchParams(location.search).get('lang') ?? 'en'),
  site: findParentSite<GameMessage, GameCommand>(channel),
};

/** Uses the colours of the game's artwork. */
async function open(): Promise<void> {
  await openGame(slot, requestIn(location.pathname, location.hash));
  const game = slot.state.game?.game;
  if (game === undefined) return;
  document.title = game.title;
  for (const [name, tone] of Object.entries(game.tones)) {
    document.documentElement.style.setProperty(`--game-${name}`, tone);
  }
}

document.documentElement.lang = slot.wording.language;
document.documentElement.dir = slot.wording.direction;
const place = document.getElementById('app');
if (place === null) throw new Error('the page has no place for the game');
createRoot(place).render(
  <SlotContext value={slot}>
    <App />
  </SlotContext>,
);
slot.site?.listen(({ type }) => {
  slot.state.isPaused = type === 'pause';
});
tell(slot, 'ready');
void open();
