import { useCallback, useEffect, useState } from 'react';
import { useApp } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import type { ChatPanel } from './chat-panel.tsx';
import { loadedChat } from './load-chat.ts';

/** The site's own part of the chat; loads its code on demand. */
export function ChatHost() {
  const { stores, addMessages } = useApp();
  const { isAwaited, isReady } = useSnapshot(stores.chat);
  const isWanted = isAwaited || isReady;
  const [Panel, setPanel] = useState<typeof ChatPanel>();
  useEffect(() => {
    if (!isWanted) return;
    Promise.all([import('./chat-panel.tsx'), addMessages('chat')])
      .then(([module]) => setPanel(() => module.ChatPanel))
      .catch((error: unknown) => console.warn('The chat has no frame', error));
  }, [isWanted, addMessages]);
  const close = useCallback(() => void loadedChat(stores)?.then((chat) => chat.close()), [stores]);
  return Panel && <Panel close={close} />;
}
