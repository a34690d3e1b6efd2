/** What the widget and its server say to each other, below `/chat/api`. Times are epoch ms. */

/** `agent` is a person, `assistant` the machine that answers until one comes. */
export type Sender = 'visitor' | 'assistant' | 'agent';

export interface ChatMessage {
  /** Grows with every message of the inbox. */
  readonly seq: number;
  readonly sender: Sender;
  readonly text: string;
  readonly at: number;
}

/** Begins a conversation without a name. */
export interface ConversationRequest {
  readonly language: string;
}
/** Says who writes; a conversation begun without a name goes on under it. */
export interface IdentityRequest extends ConversationRequest {
  readonly identifier: string;
  readonly identifierHash: string;
  readonly name: string;
  readonly token?: string;
}
/** By which the conversation is read and written on, for as long as the widget keeps it. */
export interface AccessAnswer {
  readonly token: string;
}

/** In the language of the page it is written on, which the answer is in. */
export interface MessageRequest extends ConversationRequest {
  readonly text: string;
  /** UUID of the attempt: sent again, it is one message. */
  readonly key: string;
}
export interface MessagesAnswer {
  readonly messages: readonly ChatMessage[];
  /** An answer is being written. */
  readonly isAnswering: boolean;
}

/** Characters of a message at most. */
export const LONGEST_MESSAGE = 1000;
