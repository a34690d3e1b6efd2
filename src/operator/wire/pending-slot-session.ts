import * as v from 'valibot';
import type { SlotSessionSummary } from '../contract/types.ts';
import { parsed } from './entries.ts';

const amount = v.pipe(v.number(), v.integer());

const summary: v.GenericSchema<unknown, SlotSessionSummary> = v.object({
  id: v.string(),
  game: v.string(),
  spentTime: v.pipe(v.number(), v.minValue(0)),
  spentAmount: amount,
  wonAmount: amount,
  totalSessionBalance: amount,
});

export const parseSlotSessionSummary = (wire: unknown): SlotSessionSummary | undefined =>
  parsed(summary, wire);
