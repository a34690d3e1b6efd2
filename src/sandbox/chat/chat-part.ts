import type { OperatorPart } from '../operator/part.ts';
import { route } from '../operator/route.ts';
import { hashOfIdentifier } from './chat-identity.ts';
import { chatTables } from './tables.ts';

/** What the site's own API says of the chat: by what the inbox believes who writes. All else is its own origin's. */
export const chatPart: OperatorPart = {
  tables: chatTables,
  seed() {},
  routes: ({ chatKey }) => [
    route({
      operation: 'readChatIdentity',
      family: 'operator',
      method: 'GET',
      path: '/accounts/{accountCode}/chat-identity',
      access: 'player',
      handle: ({ player: { accountCode } }) => ({
        status: 200,
        value: {
          identifier: accountCode,
          identifierHash: hashOfIdentifier(accountCode, chatKey),
        },
      }),
    }),
  ],
};
