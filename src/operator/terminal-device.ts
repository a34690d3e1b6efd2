import type { Query } from '../http/query.ts';
import { readTerminalDeviceAnswer } from './contract/schemas.ts';
import type { Operations } from './contract/types.ts';
import { parsed } from './parsing/entries.ts';

export type TerminalDevice = Operations['readTerminalDevice']['answer'];

/** Whether this is a shared terminal in a shop (QRY-2). */
export const terminalDeviceQuery = (): Query<TerminalDevice> => ({
  key: 'player:terminal-device',
  family: 'terminal',
  path: '/device',
  parse: async (wire) => (await import('./terminal-device.ts')).parseTerminalDevice(wire),
});

export const parseTerminalDevice = (wire: unknown): TerminalDevice | undefined =>
  parsed(readTerminalDeviceAnswer, wire);
