import * as v from 'valibot';
import type { ChatIdentity } from '../chat-identity.ts';
import { parsed } from './entries.ts';

const identity: v.GenericSchema<unknown, ChatIdentity> = v.object({
  identifier: v.pipe(v.string(), v.nonEmpty()),
  identifierHash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

export const parseChatIdentity = (wire: unknown): ChatIdentity | undefined =>
  parsed(identity, wire);
