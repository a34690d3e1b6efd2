import { type ComponentType, useEffect, useState } from 'react';
import type { MessageArea } from '../i18n/text.ts';
import { useApp } from '../state/context.ts';
import type { OverlayStore } from '../state/stores.ts';
import { useSnapshot } from '../state/use-snapshot.ts';

interface AskedOverlayProps {
  name: OverlayStore['open'];
  messages: MessageArea;
  /** Must be the same function on each render. */
  load: () => Promise<ComponentType>;
}

/** Loads an overlay with its messages on first use; `stores.overlay` decides what it shows. */
export function AskedOverlay({ name, messages, load }: AskedOverlayProps) {
  const { stores, addMessages } = useApp();
  const isAsked = useSnapshot(stores.overlay).open === name;
  const [Content, setContent] = useState<ComponentType>();
  useEffect(() => {
    if (!isAsked || Content) return;
    Promise.all([load(), addMessages(messages)])
      .then(([Loaded]) => setContent(() => Loaded))
      .catch((error: unknown) => {
        console.error(`The overlay ${name} did not load`, error);
        stores.overlay.open = 'none';
      });
  }, [isAsked, Content, load, messages, name, addMessages, stores]);
  return Content ? <Content /> : null;
}
