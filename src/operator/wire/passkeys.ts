import * as v from 'valibot';
import type { ParseContext } from '../../http/query.ts';
import type { Passkey } from '../contract/types.ts';
import { keepValid, parsed, time } from './entries.ts';

const passkey: v.GenericSchema<unknown, Passkey> = v.object({
  id: v.string(),
  name: v.string(),
  createdAt: time,
  lastUsedAt: v.exactOptional(time),
});
const passkeys = v.object({ passkeys: v.array(v.unknown()) });
const options = v.object({ options: v.record(v.string(), v.unknown()) });

export function parsePasskeys(wire: unknown, context: ParseContext): Passkey[] | undefined {
  const list = parsed(passkeys, wire);
  return list && keepValid(list.passkeys, 'passkey', passkey, context);
}

export const parsePasskey = (wire: unknown): Passkey | undefined => parsed(passkey, wire);
export const parseOptions = (wire: unknown): Record<string, unknown> | undefined =>
  parsed(options, wire)?.options;
