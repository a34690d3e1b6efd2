import type { HttpError } from '../../../../http/http-error.ts';
import { failure, type Result, success } from '../../../../lib/result.ts';
import { devicesQuery, endSession } from '../../../../operator/devices.ts';
import { proveIdentity } from '../../../../operator/identity-proof.ts';
import {
  addPasskey,
  passkeyCreationOptions,
  passkeysQuery,
  removePasskey,
} from '../../../../operator/passkeys.ts';
import { changePassword, type PasswordChange } from '../../../../operator/passwords.ts';
import { withProof } from '../../../features/session/identity-proof/with-proof.ts';
import type { AppState } from '../../../state/context.ts';
import { isAnswerLost, readBackLost } from '../../../state/open-writes/read-back-lost.ts';

type Outcome = Promise<Result<undefined, HttpError>>;

/**
 * Changes the password and logs out other devices if the player wants. After a lost response, the change succeeded if
 * the new password works.
 * @param before error of the last attempt
 */
export async function savePassword(
  { player }: AppState,
  accountCode: string,
  change: PasswordChange,
  before: HttpError | undefined,
): Outcome {
  let changed = await changePassword(player.api, accountCode, change);
  const isOpen =
    !changed.ok && (isAnswerLost(changed.error) || (before !== undefined && isAnswerLost(before)));
  if (isOpen) {
    const proof = await proveIdentity(player.api, accountCode, { password: change.password });
    if (proof.ok) changed = proof;
  }
  if (changed.ok && change.signOutOthers) void player.queries.refreshAgain(devicesQuery());
  return changed;
}

/** Logs out another device. One that is already logged out counts as success. */
export async function signDeviceOut({ player }: AppState, sessionId: string): Outcome {
  const ended = await endSession(player.api, sessionId);
  if (!ended.ok && ended.error.status !== 404)
    return readBackLost(player, ended.error, devicesQuery(), isWithout(sessionId));
  await player.queries.refreshAgain(devicesQuery());
  return success(undefined);
}

const isWithout = (gone: string) => (now: readonly { id: string }[]) =>
  now.every(({ id }) => id !== gone);

/** Creates a passkey in the browser. @returns `cancelled` when its dialog was closed or the device already has one */
export async function makePasskey(app: AppState, name: string): Outcome {
  const { player } = app;
  const options = await withProof(app, () => passkeyCreationOptions(player.api));
  if (!options.ok) return options;
  const made = await askBrowser(options.value);
  if (!made.ok) return made;
  const known = new Set(player.queries.peek(passkeysQuery())?.map(({ id }) => id));
  const added = await withProof(app, () => addPasskey(player.api, { answer: made.value, name }));
  // The browser does not create a second passkey for an account that may already have it.
  if (!added.ok)
    return readBackLost(player, added.error, passkeysQuery(), (now) =>
      now.some((passkey) => passkey.name === name && !known.has(passkey.id)),
    );
  await player.queries.refreshAgain(passkeysQuery());
  return success(undefined);
}

export async function dropPasskey(app: AppState, id: string): Outcome {
  const { player } = app;
  const removed = await withProof(app, () => removePasskey(player.api, id));
  if (!removed.ok && removed.error.status !== 404)
    return readBackLost(player, removed.error, passkeysQuery(), isWithout(id));
  await player.queries.refreshAgain(passkeysQuery());
  return success(undefined);
}

async function askBrowser(
  options: Record<string, unknown>,
): Promise<Result<Record<string, unknown>, HttpError>> {
  const { askForPasskey } = await import('./ask-for-passkey.ts');
  const detail = await askForPasskey(options);
  return typeof detail === 'string'
    ? failure({ kind: 'cancelled', url: '', detail })
    : success(detail);
}
