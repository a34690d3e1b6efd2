import { readTerminalDeviceAnswer } from '../contract/schemas.ts';
import type { Operations } from '../contract/types.ts';
import { parsed } from './entries.ts';

export type TerminalDevice = Operations['readTerminalDevice']['answer'];

export const parseTerminalDevice = (wire: unknown): TerminalDevice | undefined =>
  parsed(readTerminalDeviceAnswer, wire);
