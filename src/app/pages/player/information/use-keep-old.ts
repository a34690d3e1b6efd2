import { personalDataQuery } from '../../../../operator/personal-data.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { addToast } from '../../../state/toasts.ts';
import { useAction } from '../layout/use-action.ts';
import { keepOldContact } from './personal-data-actions.ts';

export interface Pending {
  accountCode: string;
  /** The new one is confirmed, or the old one stays. */
  onDone: () => void;
}

/** Keeps the old email address or phone number, and tells the player which one is in use. */
export function useKeepOld(kind: 'email' | 'phone', { accountCode, onDone }: Pending) {
  const { t } = useText();
  const app = useApp();
  const { run, ...action } = useAction();
  const inUse = () => app.player.queries.peek(personalDataQuery(accountCode))?.[kind];

  async function keep() {
    const before = inUse();
    if (!(await run(() => keepOldContact(app, accountCode, kind)))) return;
    // A new one may be confirmed already, also another than the one shown here.
    const outcome = inUse() === before ? 'kept' : 'done';
    addToast(app.stores.toasts, { type: 'success', text: t(`player.contact.${kind}.${outcome}`) });
    onDone();
  }

  return { ...action, keep };
}
