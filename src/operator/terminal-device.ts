import type { Query } from '../http/query.ts';
import type { TerminalDevice } from './wire/terminal-device.ts';

export type { TerminalDevice } from './wire/terminal-device.ts';

/** Whether the device is a terminal in a shop, which others will use next (QRY-2). */
export const terminalDeviceQuery = (): Query<TerminalDevice> => ({
  key: 'player:terminal-device',
  family: 'terminal',
  path: '/device',
  parse: async (wire) => (await import('./wire/terminal-device.ts')).parseTerminalDevice(wire),
});
