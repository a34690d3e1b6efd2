import type { AppState } from '../../state/context.ts';
import { perTab } from '../../state/per-tab.ts';

/** The push service of this tab and its texts, loaded when a player first needs them (QRY-3). */
export const { load: loadPush, loaded: loadedPush } = perTab(async (app: AppState) => {
  const [{ startPush }] = await Promise.all([import('./start-push.ts'), app.addMessages('push')]);
  return startPush(app);
});
