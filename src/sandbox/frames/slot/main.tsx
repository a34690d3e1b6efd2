import type { GameCommand, GameMessage } from '../../../operator/contract/frame-messages.ts';
import { findParentSite } from '../parent-site.ts';

const channel = 'marquee-game';
const site = findParentSite<GameMessage, GameCommand>(channel);
site?.send({ channel, type: 'ready' });
