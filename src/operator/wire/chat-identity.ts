import { readChatIdentityAnswer } from '../contract/schemas.ts';
import type { Operations } from '../contract/types.ts';
import { parsed } from './entries.ts';

export type ChatIdentity = Operations['readChatIdentity']['answer'];

export const parseChatIdentity = (wire: unknown): ChatIdentity | undefined =>
  parsed(readChatIdentityAnswer, wire);
