import { proxy } from 'valtio/vanilla';
import type { ChatMessage } from '../../chat/chat-api.ts';

export interface ChatState {
  language: string;
  /** Opens what was said; none until something was, or somebody is known. */
  token: string | undefined;
  /** Oldest first. */
  messages: ChatMessage[];
  isAnswering: boolean;
  isShown: boolean;
  /** What the last message failed by: a status, or 0 for silence. */
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

/** Adds what is new, by time. @returns the new ones */
export function addMessages(state: ChatState, messages: readonly ChatMessage[]): ChatMessage[] {
  const known = new Set(state.messages.map(({ seq }) => seq));
  const added = messages.filter(({ seq }) => !known.has(seq));
  if (added.length > 0)
    state.messages = [...state.messages, ...added].sort((a, b) => a.at - b.at || a.seq - b.seq);
  return added;
}
