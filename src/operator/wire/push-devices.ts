import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import type { PushDevice } from '../contract/types.ts';
import { keepValid, parsed, time } from './entries.ts';

const device: v.GenericSchema<unknown, PushDevice> = v.object({
  id: v.string(),
  label: v.string(),
  addedAt: time,
  seenAt: time,
});
const devices = v.object({ devices: v.array(v.unknown()) });
const key = v.object({ applicationServerKey: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)) });
const kept = v.object({ id: v.string() });

export function parsePushDevices(wire: unknown, context: ParseContext): PushDevice[] | undefined {
  const list = parsed(devices, wire);
  return list && keepValid(list.devices, 'push device', device, context);
}

export const parsePushKey = (wire: unknown): string | undefined =>
  parsed(key, wire)?.applicationServerKey;

export const parseKeptDevice = (wire: unknown): string | undefined => parsed(kept, wire)?.id;
