import type { PlayDevice } from '../../../operator/slot-sessions.ts';
import { terminalDeviceQuery } from '../../../operator/terminal-device.ts';
import type { Queries } from '../../state/queries.ts';

/** A phone in portrait or landscape; the frame changes its layout at the same width. */
const PHONE = '(width < 768px), (height < 480px)';

/**
 * Returns the kind of device for the operator's records. A shop's terminal identifies itself (QRY-2); without a
 * response it is taken for the player's own device, by size.
 */
export async function playDevice(queries: Pick<Queries, 'refresh'>): Promise<PlayDevice> {
  const terminal = await queries.refresh(terminalDeviceQuery());
  if (terminal.ok && terminal.value.kind === 'terminal') return 'terminal';
  return matchMedia(PHONE).matches ? 'phone' : 'desktop';
}
