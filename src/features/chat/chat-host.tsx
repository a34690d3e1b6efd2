import { type ComponentType, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio/react';
import { useApp } from '../../state/context.ts';

/** What the site itself shows of the chat; its code comes when somebody wants it. */
export function ChatHost() {
  const { stores, addMessages } = useApp();
  const { isAwaited, isReady } = useSnapshot(stores.chat);
  const isWanted = isAwaited || isReady;
  const [Panel, setPanel] = useState<ComponentType>();
  useEffect(() => {
    if (!isWanted) return;
    Promise.all([import('./chat-panel.tsx'), addMessages('chat')])
      .then(([{ ChatPanel }]) => setPanel(() => ChatPanel))
      .catch((error: unknown) => console.warn('The chat has no frame', error));
  }, [isWanted, addMessages]);
  return Panel && <Panel />;
}
