import { slotSessionSummary } from '../contract/schemas.ts';
import type { SlotSessionSummary } from '../contract/types.ts';
import { parsed } from './entries.ts';

export const parseSlotSessionSummary = (wire: unknown): SlotSessionSummary | undefined =>
  parsed(slotSessionSummary, wire);
