import { useCallback } from 'react';
import { useApp } from '../../state/context.ts';
import { useLater } from '../../state/use-later.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { loadedChat } from './load-chat.ts';

/** The site's own part of the chat; loads its code on demand. */
export function ChatHost() {
  const { stores, addMessages } = useApp();
  const { isAwaited, isReady } = useSnapshot(stores.chat);
  const Panel = useLater(isAwaited || isReady, async () => {
    const [{ ChatPanel }] = await Promise.all([import('./chat-panel.tsx'), addMessages('chat')]);
    return ChatPanel;
  });
  const close = useCallback(() => void loadedChat(stores)?.then((chat) => chat.close()), [stores]);
  return Panel && <Panel close={close} />;
}
