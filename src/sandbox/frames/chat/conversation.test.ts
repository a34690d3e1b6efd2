import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startChat } from '../../../../tests/sandbox/chat/running-chat.ts';
import { createChatState } from './chat-state.ts';
import { createConversation } from './conversation.ts';

let chat: Awaited<ReturnType<typeof startChat>>;
beforeAll(async () => {
  chat = await startChat({ at: Date.parse('2026-11-21T12:00:00Z') });
});
afterAll(() => chat.stop());
afterEach(() => void vi.unstubAllGlobals());

/** The widget in its frame. Its requests go to the running chat. */
function widget() {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(new URL(path, chat.url), init));
  // Does not poll.
  vi.stubGlobal('document', { hidden: true });
  const state = createChatState('en');
  const said = { token: vi.fn(), error: vi.fn() };
  const conversation = createConversation(state, {
    keepToken: said.token,
    onAnswer: () => undefined,
    onError: said.error,
  });
  const identify = async () =>
    conversation.identify({ name: 'vera', ...(await chat.identityOf('vera')) });
  return { state, said, conversation, identify };
}

it.each([
  ['while it reads', false],
  ['while it writes', true],
])(
  'AUT-1 S8 hides the conversation and shows a notice when its access ends %s',
  async (_, writes) => {
    const { state, said, conversation, identify } = widget();
    await identify();
    await conversation.say('Mine alone', crypto.randomUUID());
    expect(state.messages.map(({ text }) => text)).toContain('Mine alone');

    await chat.reuseRefreshToken('vera');
    if (writes) {
      expect(await conversation.say('Still me', crypto.randomUUID())).toBe(false);
      expect(state.failedBy).toBe(401);
    } else await conversation.look();
    expect(state).toMatchObject({ token: undefined, messages: [], isAnswering: false });
    expect(said.token).toHaveBeenLastCalledWith(undefined);
    expect(said.error.mock.calls).toEqual([['access_ended']]);

    // The site identifies its player again, and the conversation continues.
    await identify();
    expect(state.messages.map(({ text }) => text)).toContain('Mine alone');
    await chat.logOutEverywhere('vera');
    await conversation.look();
  },
);
