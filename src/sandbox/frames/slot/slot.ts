import type { GameCommand, GameMessage } from '../../../operator/frame-messages.ts';
import type { ParentSite } from '../parent-site.ts';
import type { SlotClient } from './slot-client.ts';
import type { SlotState } from './slot-state.ts';
import type { Wording } from './wording.ts';

export const channel = 'marquee-game';

/** The page's services: state, client, texts and parent site. */
export interface Slot {
  readonly state: SlotState;
  readonly client: SlotClient;
  readonly wording: Wording;
  readonly site: ParentSite<GameMessage, GameCommand> | undefined;
}

/** Sends a message to the site, if one frames the page. */
export const tell = ({ site }: Slot, type: GameMessage['type']): void =>
  site?.send({ channel, type });
