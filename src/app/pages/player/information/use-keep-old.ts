import { personalDataQuery } from '../../../../operator/personal-data.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { addToast } from '../../../state/toasts.ts';
import { useAction } from '../layout/use-action.ts';
import { keepOldContact, pendingOf } from './personal-data-actions.ts';

export interface Pending {
  accountCode: string;
  /** The new one is confirmed, or the old one stays. */
  onDone: () => void;
}

/** Keeps the old email address or phone number, and tells the player which one is in use. */
export function useKeepOld(
  kind: 'email' | 'phone',
  pending: string,
  { accountCode, onDone }: Pending,
) {
  const { t } = useText();
  const app = useApp();
  const { run, ...action } = useAction();
  const known = () => app.player.queries.peek(personalDataQuery(accountCode));

  async function keep() {
    const before = known()?.[kind];
    if (!(await run(() => keepOldContact(app, accountCode, kind, pending)))) return;
    const now = known();
    // Another one may wait by now, which the page shows instead.
    if (now === undefined || pendingOf(now, kind) === undefined) {
      // A new one may be confirmed already, also another than the one shown here.
      const outcome = now?.[kind] === before ? 'kept' : 'done';
      addToast(app.stores.toasts, {
        type: 'success',
        text: t(`player.contact.${kind}.${outcome}`),
      });
    }
    onDone();
  }

  return { ...action, keep };
}
