/** The protocol between the widget and its server, below `/chat/api`. Times are epoch ms. */

/** `agent` is a person, `assistant` the bot that replies until one joins. */
export type Sender = 'visitor' | 'assistant' | 'agent';

export interface ChatMessage {
  /** Increases with every message of the inbox. */
  readonly seq: number;
  readonly sender: Sender;
  readonly text: string;
  readonly at: number;
}

/** Starts an anonymous conversation. */
export interface ConversationRequest {
  readonly language: string;
}
/** Identifies the visitor. An anonymous conversation continues under that identity. */
export interface IdentityRequest extends ConversationRequest {
  readonly identifier: string;
  readonly identifierHash: string;
  readonly name: string;
  readonly token?: string;
}
/** The token to read and write the conversation, for as long as the widget keeps it. */
export interface AccessAnswer {
  readonly token: string;
}

/** The page's language, which is also the language of the reply. */
export interface MessageRequest extends ConversationRequest {
  readonly text: string;
  /** Idempotency key (UUID), so that a retry is the same message. */
  readonly key: string;
}
export interface MessagesAnswer {
  readonly messages: readonly ChatMessage[];
  /** Whether a reply is being written. */
  readonly isAnswering: boolean;
}

/** Maximum length of a message, in characters. */
export const LONGEST_MESSAGE = 1000;
