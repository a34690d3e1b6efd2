import { launchGame } from '../../../operator/launch.ts';
import {
  acknowledgeNotice,
  endSlotSession,
  type PlayDevice,
  readRunningSlotSession,
  readSlotSession,
  relaunchSlotSession,
  startSlotSession,
} from '../../../operator/slot-sessions.ts';
import { terminalDeviceQuery } from '../../../operator/terminal-device.ts';
import type { AppState } from '../../state/context.ts';
import type { Queries } from '../../state/queries.ts';
import type { PlayCalls } from './play-calls.ts';

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

/** A phone in portrait or landscape; the site's layout changes at the same width. */
const PHONE = '(width < 768px), (height < 480px)';

/**
 * Returns the kind of device for the operator's records. A shop's terminal identifies itself (QRY-2); without a
 * response it is taken for the player's own device, by size. Waits only until the first response of a session.
 */
export async function playDevice(queries: Pick<Queries, 'need'>): Promise<PlayDevice> {
  const terminal = await queries.need(terminalDeviceQuery()).catch(() => undefined);
  if (terminal?.kind === 'terminal') return 'terminal';
  return matchMedia(PHONE).matches ? 'phone' : 'desktop';
}
