import { useEffect, useRef } from 'react';
import { useText } from '../../../i18n/text.ts';
import { useStores } from '../../../state/context.ts';
import type { WriteOutcome } from '../../../state/open-writes/ask-once.ts';
import { tellOpenWrites } from '../../../state/open-writes/tell-open-writes.ts';
import type { OpenWrite } from '../../../state/persist/saved-writes.ts';
import { addToast } from '../../../state/toasts.ts';

type TellIfLeft = (
  write: OpenWrite,
  kind: WriteOutcome<unknown>['kind'],
  /** Message about the outcome that is clear without the page; not used for an unknown outcome. */
  words: string,
) => void;

/**
 * Shows the outcome of a write in a notification if the player has left its page meanwhile. After a log-out, the log-in
 * page shows it instead.
 */
export function useTellIfLeft(): TellIfLeft {
  const stores = useStores();
  const text = useText();
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return ({ account, key }, kind, words) => {
    if (!isLeft.current || stores.session.profile?.accountCode !== account) return;
    if (kind === 'unknown') tellOpenWrites(stores, text, location.pathname, key);
    else if (words === '') return;
    else if (kind === 'done') addToast(stores.toasts, { type: 'success', text: words });
    else addToast(stores.toasts, { type: 'error', text: words, durationMs: -1 });
  };
}
