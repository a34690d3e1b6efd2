import Cookies from 'js-cookie';
import type { ChatInbox } from './chat-address.ts';

/** Cookies of Chatwoot's SDK on the site's own host: the conversation, and that it is a player's. */
const CONVERSATION = 'cw_conversation';
const userCookie = ({ websiteToken }: ChatInbox) => `cw_user_${websiteToken}`;

/** Whether a conversation goes on on this device: somebody asked for the chat before. */
export const keepsConversation = (): boolean => Cookies.get(CONVERSATION) !== undefined;

/** Takes the conversation off this device. */
export function forgetConversation(inbox: ChatInbox): void {
  Cookies.remove(CONVERSATION);
  Cookies.remove(userCookie(inbox));
}

/**
 * The same if it is a player's: theirs whose session ended while no page was open. A visitor's own stays.
 * @returns whether there was one
 */
export function forgetPlayersConversation(inbox: ChatInbox): boolean {
  const isPlayers = Cookies.get(userCookie(inbox)) !== undefined;
  if (isPlayers) forgetConversation(inbox);
  return isPlayers;
}
