import type { Api } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import type { Result } from '../lib/result.ts';
import { accountPath, call } from './call.ts';
import { readChatIdentityAnswer } from './contract/schemas.ts';
import type { Operations } from './contract/types.ts';
import { parsed } from './parsing/entries.ts';

type ChatIdentity = Operations['readChatIdentity']['answer'];

/** Reads the hash that proves the player's identity to the chat inbox. Only the operator can compute it. */
export const readChatIdentity = (
  api: Api,
  accountCode: string,
): Promise<Result<ChatIdentity, HttpError>> =>
  call(
    api,
    { family: 'operator', method: 'GET', path: accountPath(accountCode, 'chat-identity') },
    async (wire) => (await import('./chat-identity.ts')).parseChatIdentity(wire),
  );

export const parseChatIdentity = (wire: unknown): ChatIdentity | undefined =>
  parsed(readChatIdentityAnswer, wire);
