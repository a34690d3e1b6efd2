import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import type { SignedInDevice } from '../contract/types.ts';
import { keepValid, parsed, time } from './entries.ts';

const device: v.GenericSchema<unknown, SignedInDevice> = v.object({
  id: v.string(),
  device: v.string(),
  place: v.exactOptional(v.string()),
  signedInAt: time,
  lastSeenAt: time,
  current: v.boolean(),
});
const devices = v.object({ sessions: v.array(v.unknown()) });

export function parseDevices(wire: unknown, context: ParseContext): SignedInDevice[] | undefined {
  const list = parsed(devices, wire);
  return list && keepValid(list.sessions, 'session', device, context);
}
