import type { HttpError } from '../../../../http/http-error.ts';
import { type Result, success } from '../../../../lib/result.ts';
import { forgetPushDevice, pushDevicesQuery } from '../../../../operator/push-devices.ts';
import { loadPush } from '../../../features/push/load-push.ts';
import type { AppState } from '../../../state/context.ts';
import { readBackLost } from '../../../state/open-writes/read-back-lost.ts';

/**
 * Removes a push device; for this device it also ends the browser's subscription. A device that is already gone counts
 * as success.
 */
export async function removePushDevice(
  app: AppState,
  accountCode: string,
  id: string,
): Promise<Result<undefined, HttpError>> {
  const removed = await forgetPushDevice(app.player.api, accountCode, id);
  if (!removed.ok && removed.error.status !== 404) {
    const found = await readBackLost(
      app.player,
      removed.error,
      pushDevicesQuery(accountCode),
      (now) => now.every((device) => device.id !== id),
    );
    if (!found.ok) return found;
  }
  const { state } = app.stores.push;
  if (state.kind === 'on' && state.deviceId === id) await (await loadPush(app)).unsubscribe();
  await app.player.queries.refreshAgain(pushDevicesQuery(accountCode));
  return success(undefined);
}
