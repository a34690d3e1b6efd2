import type { AppState } from '../../state/context.ts';
import type { Stores } from '../../state/stores.ts';
import type { PushService } from './push-service.ts';

const services = new WeakMap<Stores, Promise<PushService>>();

/** Loads the push service of this tab and its texts when a player first needs them (QRY-3). */
export function loadPush(app: AppState): Promise<PushService> {
  const known = services.get(app.stores);
  if (known) return known;
  const loading = createService(app);
  services.set(app.stores, loading);
  loading.catch(() => services.delete(app.stores));
  return loading;
}

/** Returns the service if this tab has loaded it. */
export const loadedPush = (stores: Stores): Promise<PushService> | undefined =>
  services.get(stores);

async function createService(app: AppState): Promise<PushService> {
  const [{ startPush }] = await Promise.all([import('./start-push.ts'), app.addMessages('push')]);
  return startPush(app);
}
