import type { PlayDevice } from '../../../operator/slot-sessions.ts';
import { terminalDeviceQuery } from '../../../operator/terminal-device.ts';
import type { Queries } from '../../state/queries.ts';

/** A phone, upright or on its side; the frame changes its layout at the same width. */
const PHONE = '(width < 768px), (height < 480px)';

/**
 * What the game is played on, for the operator's records: a shop's terminal says so itself (QRY-2). One that does not
 * answer is taken for the player's own device, by its size.
 */
export async function playDevice(queries: Pick<Queries, 'refresh'>): Promise<PlayDevice> {
  const terminal = await queries.refresh(terminalDeviceQuery());
  if (terminal.ok && terminal.value.kind === 'terminal') return 'terminal';
  return matchMedia(PHONE).matches ? 'phone' : 'desktop';
}
