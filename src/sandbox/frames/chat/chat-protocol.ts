import type { ChatMessage } from '../../chat/chat-api.ts';

/** Messages between the SDK on the site's page and the widget in its frame; private to these two. */
export const CHANNEL = 'marquee-chat';
type Spoken<T> = T & { channel: typeof CHANNEL };

export interface ChatUser {
  readonly identifier: string;
  readonly name: string;
  readonly identifierHash: string;
}
export type Scheme = 'light' | 'dark' | 'auto';

export type ToWidget = Spoken<
  | { type: 'start'; token: string | undefined; locale: string; scheme: Scheme }
  | { type: 'user'; user: ChatUser }
  | { type: 'scheme'; scheme: Scheme }
  | { type: 'shown'; shown: boolean }
>;

export type FromWidget = Spoken<
  /** The widget is listening. */
  | { type: 'listening' }
  /** The widget has started, with the token of a conversation if there is one. */
  | { type: 'ready' }
  | { type: 'token'; token: string | undefined }
  | { type: 'message'; message: ChatMessage }
  | { type: 'error'; code: string }
  | { type: 'close' }
>;
