import type { ChatMessage } from '../../chat/chat-api.ts';
import { chatClient, Refusal } from './chat-client.ts';
import { ACCESS_ENDED, type ChatUser } from './chat-protocol.ts';
import { addMessages, type ChatState } from './chat-state.ts';

/** Polling intervals, ms: while a reply is expected, while the widget is visible, and otherwise. */
const SOON_MS = 700;
const SHOWN_MS = 2500;
const HIDDEN_MS = 12_000;

/** Callbacks that store the token and receive messages. */
export interface Surroundings {
  keepToken(token: string | undefined): void;
  onAnswer(message: ChatMessage): void;
  onError(code: string): void;
}

/** A visitor's conversation with the inbox. */
export function createConversation(
  state: ChatState,
  { keepToken, onAnswer, onError }: Surroundings,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirstLook = true;

  function take(token: string | undefined): void {
    state.token = token;
    keepToken(token);
  }

  /** The access has ended: the messages are hidden, and the site may identify its player again. */
  function lose(): void {
    take(undefined);
    state.messages = [];
    state.isAnswering = false;
    state.isLost = false;
    onError(ACCESS_ENDED);
  }

  async function look(): Promise<void> {
    clearTimeout(timer);
    const { token } = state;
    if (token === undefined) return;
    try {
      const { messages, isAnswering } = await chatClient.read(
        token,
        state.messages.at(-1)?.at ?? 0,
      );
      if (state.token !== token) return;
      state.isLost = false;
      state.isAnswering = isAnswering;
      const added = addMessages(state, messages);
      // Messages from before the page opened were already reported.
      if (!isFirstLook) for (const one of added) if (one.sender !== 'visitor') onAnswer(one);
      isFirstLook = false;
    } catch (error) {
      if (state.token !== token) return;
      if (isRefused(error)) lose();
      else state.isLost = true;
    }
    plan();
  }

  function plan(): void {
    clearTimeout(timer);
    if (state.token === undefined) return;
    const afterMs = state.isAnswering ? SOON_MS : state.isShown ? SHOWN_MS : HIDDEN_MS;
    timer = setTimeout(() => (document.hidden ? plan() : void look()), afterMs);
  }

  return {
    look,
    plan,

    /** Resumes the conversation of a token. */
    async resume(token: string | undefined): Promise<void> {
      state.token = token;
      await look();
    },

    async identify(user: ChatUser): Promise<void> {
      const { token, language } = state;
      try {
        const answer = await chatClient.identify({ ...user, language, ...(token && { token }) });
        state.messages = [];
        isFirstLook = true;
        take(answer.token);
        await look();
      } catch (error) {
        onError(error instanceof Error ? error.message : 'other');
      }
    },

    /** @returns whether the message was delivered */
    async say(text: string, key: string): Promise<boolean> {
      const { language } = state;
      let used: string | undefined;
      state.failedBy = undefined;
      try {
        if (state.token === undefined) {
          take((await chatClient.begin(language)).token);
          isFirstLook = false;
        }
        used = state.token;
        addMessages(state, [await chatClient.say(used ?? '', { language, text, key })]);
        void look();
        return true;
      } catch (error) {
        // Only if no other access has replaced this one in the meantime.
        if (isRefused(error) && state.token === used) lose();
        state.failedBy = error instanceof Refusal ? error.status : 0;
        return false;
      }
    },
  };
}

const isRefused = (error: unknown): boolean => error instanceof Refusal && error.status === 401;

export type Conversation = ReturnType<typeof createConversation>;
