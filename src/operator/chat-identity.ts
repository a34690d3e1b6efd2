import type { Api } from '../http/api.ts';
import type { HttpError } from '../http/http-error.ts';
import type { Result } from '../lib/result.ts';
import { accountPath, call } from './call.ts';
import type { ChatIdentity } from './wire/chat-identity.ts';

export type { ChatIdentity } from './wire/chat-identity.ts';

/** Reads the hash that proves the player's identity to the chat inbox. Only the operator can compute it. */
export const readChatIdentity = (
  api: Api,
  accountCode: string,
): Promise<Result<ChatIdentity, HttpError>> =>
  call(
    api,
    { family: 'operator', method: 'GET', path: accountPath(accountCode, 'chat-identity') },
    async (wire) => (await import('./wire/chat-identity.ts')).parseChatIdentity(wire),
  );
