import * as v from 'valibot';
import type { Operations } from '../contract/types.ts';
import { parsed } from './entries.ts';

export type ChatIdentity = Operations['readChatIdentity']['answer'];

const identity: v.GenericSchema<unknown, ChatIdentity> = v.object({
  identifier: v.pipe(v.string(), v.nonEmpty()),
  identifierHash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});

export const parseChatIdentity = (wire: unknown): ChatIdentity | undefined =>
  parsed(identity, wire);
