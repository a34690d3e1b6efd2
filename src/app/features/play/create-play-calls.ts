import { launchGame } from '../../../operator/launch.ts';
import {
  acknowledgeNotice,
  endSlotSession,
  readRunningSlotSession,
  readSlotSession,
  relaunchSlotSession,
  startSlotSession,
} from '../../../operator/slot-sessions.ts';
import type { AppState } from '../../state/context.ts';
import type { PlayCalls } from './play-calls.ts';
import { playDevice } from './play-device.ts';

/** Creates the operator's calls for one game and the logged-in player. @param slug of the game */
export function createPlayCalls({ player, locale }: AppState, slug: string): PlayCalls {
  const { api } = player;
  return {
    async start(limits, key) {
      const device = await playDevice(player.queries);
      return startSlotSession(api, { game: slug, device, ...(limits && { limits }) }, key);
    },
    current: () => readRunningSlotSession(api),
    read: (id) => readSlotSession(api, id),
    relaunch: (id) => relaunchSlotSession(api, id),
    open: (game, ticket) => launchGame(api, ticket, { game, lang: locale }),
    acknowledge: (id) => acknowledgeNotice(api, id),
    end: (id) => endSlotSession(api, id, { keepalive: true }),
  };
}
