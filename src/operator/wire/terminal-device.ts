import * as v from 'valibot';
import type { Operations } from '../contract/types.ts';
import { parsed } from './entries.ts';

export type TerminalDevice = Operations['readTerminalDevice']['answer'];

const device: v.GenericSchema<unknown, TerminalDevice> = v.object({
  kind: v.picklist(['web', 'terminal']),
  terminalId: v.exactOptional(v.string()),
  storeId: v.exactOptional(v.string()),
});

export const parseTerminalDevice = (wire: unknown): TerminalDevice | undefined =>
  parsed(device, wire);
