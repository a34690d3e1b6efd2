import type { AppState } from '../../state/context.ts';
import { perTab } from '../../state/per-tab.ts';

/** The chat of this tab. */
export const { load: loadChat, loaded: loadedChat } = perTab(async (app: AppState) => {
  // The bar has the only close button on phones, so both load together or not at all.
  const [{ createChat }] = await Promise.all([
    import('./create-chat.ts'),
    import('./chat-panel.tsx'),
    app.addMessages('chat'),
  ]);
  return createChat(app);
});
