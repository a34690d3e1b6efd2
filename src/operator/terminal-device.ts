import type { Query } from '../http/query.ts';
import type { TerminalDevice } from './wire/terminal-device.ts';

export type { TerminalDevice } from './wire/terminal-device.ts';

/** Whether this is a shared terminal in a shop (QRY-2). */
export const terminalDeviceQuery = (): Query<TerminalDevice> => ({
  key: 'player:terminal-device',
  family: 'terminal',
  path: '/device',
  parse: async (wire) => (await import('./wire/terminal-device.ts')).parseTerminalDevice(wire),
});
