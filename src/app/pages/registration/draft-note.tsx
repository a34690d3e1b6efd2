import { useText } from '../../i18n/text.ts';
import { useStores } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import type { Registration } from './registration.ts';

/** Explains what the device stores of the form, and how to delete it. */
export function DraftNote({ form }: { form: Registration }) {
  const { t } = useText();
  const { restored } = useSnapshot(form.state);
  const { online } = useSnapshot(useStores().network);
  return (
    <div className="registration-draft">
      <p role="status">
        {!online
          ? t('registration.draft.offline')
          : restored
            ? t('registration.draft.restored')
            : t('registration.draft.kept')}
      </p>
      <button type="button" onClick={() => void form.forget()}>
        {t('registration.draft.forget')}
      </button>
    </div>
  );
}
