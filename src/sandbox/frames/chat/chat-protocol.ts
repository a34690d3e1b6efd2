import type { ChatMessage } from '../../chat/chat-api.ts';

/** Messages between the SDK on the site's page and the widget in its frame. Nothing else uses them. */
export const CHANNEL = 'marquee-chat';
/** The error of a conversation whose access has ended, as after a log-out of all devices. */
export const ACCESS_ENDED = 'access_ended';
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
  /** The widget has started, with the token of its conversation if there is one. */
  | { type: 'ready' }
  | { type: 'token'; token: string | undefined }
  | { type: 'message'; message: ChatMessage }
  | { type: 'error'; code: string }
  | { type: 'close' }
>;
