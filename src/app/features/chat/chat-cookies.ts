import Cookies from 'js-cookie';
import type { ChatInbox } from './chat-address.ts';

/** First-party cookies of Chatwoot's SDK: the conversation, and a mark that it belongs to a player. */
const CONVERSATION = 'cw_conversation';
const userCookie = ({ websiteToken }: ChatInbox) => `cw_user_${websiteToken}`;

/** Whether this device has a conversation, so the chat was used before. */
export const keepsConversation = (): boolean => Cookies.get(CONVERSATION) !== undefined;

/** Removes the conversation from this device. */
export function forgetConversation(inbox: ChatInbox): void {
  Cookies.remove(CONVERSATION);
  Cookies.remove(userCookie(inbox));
}

/**
 * Removes the conversation if it belongs to a player, whose session ended while no page was open. A visitor's stays.
 * @returns whether there was one
 */
export function forgetPlayersConversation(inbox: ChatInbox): boolean {
  const isPlayers = Cookies.get(userCookie(inbox)) !== undefined;
  if (isPlayers) forgetConversation(inbox);
  return isPlayers;
}
