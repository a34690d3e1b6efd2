import { route } from '../http/route.ts';
import type { OperatorPart } from '../operator/part.ts';
import { hashOfIdentifier, identifierOf } from './chat-identity.ts';
import { chatTables } from './tables.ts';

/**
 * The chat call of the site's API: the identity proof for the inbox. All other chat calls go to the chat's own origin.
 */
export const chatPart: OperatorPart = {
  tables: chatTables,
  seed() {},
  routes: ({ database, chatKey }) => [
    route({
      operation: 'readChatIdentity',
      family: 'operator',
      method: 'GET',
      path: '/accounts/{accountCode}/chat-identity',
      access: 'player',
      handle({ player: { accountCode } }) {
        const identifier = identifierOf(database, accountCode) ?? accountCode;
        const identifierHash = hashOfIdentifier(identifier, chatKey);
        return { status: 200, value: { identifier, identifierHash } };
      },
    }),
  ],
};
