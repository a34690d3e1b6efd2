import type { GameCommand, GameMessage } from '../../../operator/frame-messages.ts';
import type { ParentSite } from '../parent-site.ts';
import type { SlotClient } from './slot-client.ts';
import type { SlotState } from './slot-state.ts';
import type { Wording } from './wording.ts';

export const channel = 'marquee-game';

/** The page's parts: what is known, who is asked, how it is said, whom it is told. */
export interface Slot {
  readonly state: SlotState;
  readonly client: SlotClient;
  readonly wording: Wording;
  readonly site: ParentSite<GameMessage, GameCommand> | undefined;
}

/** Tells the site, where one frames the page. */
export const tell = ({ site }: Slot, type: GameMessage['type']): void =>
  site?.send({ channel, type });
