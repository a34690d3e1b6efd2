import type {
  SportsbookCommand,
  SportsbookMessage,
} from '../../../operator/contract/frame-messages.ts';
import { findParentSite } from '../parent-site.ts';

const channel = 'marquee-sportsbook';
const site = findParentSite<SportsbookMessage, SportsbookCommand>(channel);
site?.send({ channel, type: 'ready' });
