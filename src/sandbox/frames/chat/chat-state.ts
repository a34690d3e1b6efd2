import { proxy } from 'valtio/vanilla';
import type { ChatMessage } from '../../chat/chat-api.ts';

export interface ChatState {
  language: string;
  /** Token of the conversation; undefined before the first message or an identified user. */
  token: string | undefined;
  /** Oldest first. */
  messages: ChatMessage[];
  isAnswering: boolean;
  isShown: boolean;
  /** Status of the last failed message; 0 without a response. */
  failedBy: number | undefined;
  isLost: boolean;
}

export const createChatState = (language: string): ChatState =>
  proxy<ChatState>({
    language,
    token: undefined,
    messages: [],
    isAnswering: false,
    isShown: false,
    failedBy: undefined,
    isLost: false,
  });

/** Adds new messages in order of time. @returns the new ones */
export function addMessages(state: ChatState, messages: readonly ChatMessage[]): ChatMessage[] {
  const known = new Set(state.messages.map(({ seq }) => seq));
  const added = messages.filter(({ seq }) => !known.has(seq));
  if (added.length > 0)
    state.messages = [...state.messages, ...added].sort((a, b) => a.at - b.at || a.seq - b.seq);
  return added;
}
