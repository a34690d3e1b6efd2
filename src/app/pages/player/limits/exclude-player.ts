import { type Exclusion, exclude, limitsQuery } from '../../../../operator/limits.ts';
import type { Text } from '../../../i18n/text.ts';
import type { AppState } from '../../../state/context.ts';
import { askOnce, type WriteOutcome } from '../../../state/open-writes/ask-once.ts';
import type { OpenWrites } from '../../../state/open-writes/open-writes.ts';
import type { OpenWrite, Wish } from '../../../state/persist/saved-writes.ts';
import { addToast } from '../../../state/toasts.ts';
import { dayText } from './limit-words.ts';
import { isFulfilled, readBack } from './read-back.ts';

export type ExclusionWrite = OpenWrite & { wish: Extract<Wish, { kind: 'exclusion' }> };

/**
 * Starts a break or self-exclusion, once per write however often it is retried. A break keeps the player logged in. A
 * self-exclusion ends the session at the operator, so it ends here too, with a message that stays until it is read.
 * When responses are lost, the state is read back before anything is shown.
 */
export async function excludePlayer(
  app: Pick<AppState, 'player' | 'stores'>,
  write: ExclusionWrite,
  writes: OpenWrites,
  text: Text,
): Promise<WriteOutcome<Exclusion>> {
  const { player, stores } = app;
  const { account, wish } = write;
  const isMine = () => stores.session.profile?.accountCode === account;
  const asked = await askOnce(write, (key) => exclude(player.api, account, wish.exclusion, key), {
    writes,
    isMine,
  });
  const outcome =
    asked.kind === 'unknown' && isMine() ? await found(app, write, writes, asked) : asked;
  if (outcome.kind !== 'done') return outcome;
  const { kind, until } = outcome.value;
  if (kind === 'break') {
    void player.session.refreshProfile();
    void player.queries.refreshAgain(limitsQuery(account));
    return outcome;
  }
  const words =
    until === undefined
      ? text.t('exclusion.farewell.forever')
      : text.t('exclusion.farewell', { date: dayText(until, text) });
  await player.session.signOut('asked');
  addToast(stores.toasts, { type: 'info', text: words, durationMs: -1 });
  return outcome;
}

/** Returns the operator's current exclusion if it matches the request. */
async function found(
  app: Pick<AppState, 'player' | 'stores'>,
  write: ExclusionWrite,
  writes: OpenWrites,
  unknown: WriteOutcome<Exclusion>,
): Promise<WriteOutcome<Exclusion>> {
  const limits = await readBack(app, write.account);
  if (!limits?.exclusion || !isFulfilled(write, limits)) return unknown;
  await writes.close(write.key);
  return { kind: 'done', value: limits.exclusion };
}
