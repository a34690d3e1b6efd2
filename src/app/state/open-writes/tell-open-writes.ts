import { subscribeKey } from 'valtio/vanilla/utils';
import type { Text } from '../../i18n/text.ts';
import type { Stores } from '../stores.ts';
import { addToast, removeToast } from '../toasts.ts';
import { openWriteNotice } from './open-write-notice.tsx';
import { openWritesOf } from './open-writes.ts';
import { wishName } from './wish-name.ts';

/**
 * Tells the logged-in player, until resolved, that a write on this device has an unknown outcome. Its page shows
 * details and resolves it.
 * @param written key of the write; the oldest open one when absent
 */
export function tellOpenWrites(
  stores: Stores,
  { t }: Pick<Text, 't'>,
  pathname: string,
  written?: string,
): void {
  const { session, toasts } = stores;
  // The session may have ended while this code loaded. The log-in page then reports the last write.
  if (!session.signedIn) return;
  const { state, know } = openWritesOf(stores);
  state.undone = undefined;
  const stops = [subscribeKey(session, 'profile', look), subscribeKey(state, 'list', look)];
  look();

  function look(): void {
    if (!session.profile) return;
    const { accountCode } = session.profile;
    know(accountCode);
    if (!state.list || !state.readFor.includes(accountCode)) return;
    for (const stop of stops) stop();
    const open = state.list.find(
      ({ account, key }) => account === accountCode && (written === undefined || key === written),
    );
    if (!open) return;
    const name = wishName(open);
    const page = name === 'deposit' || name === 'withdrawal' ? 'cashier' : 'limits';
    if (new RegExp(`/${page}/*$`, 'i').test(pathname)) return;
    const words = t(`session.open.${name}`);
    const template = openWriteNotice({ text: words, page });
    const id = addToast(toasts, { type: 'warning', text: words, template, durationMs: -1 });
    const stop = subscribeKey(state, 'list', (list) => {
      if (!list || list.some(({ key }) => key === open.key)) return;
      stop();
      removeToast(toasts, id);
    });
  }
}
