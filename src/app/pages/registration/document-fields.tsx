import { useText } from '../../i18n/text.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { CheckField } from '../../ui/field.tsx';
import { NeededQuestion } from './question.tsx';
import type { Registration } from './registration.ts';

/** The identity document that the operator must check by law. */
export function DocumentFields({ form }: { form: Registration }) {
  const { t } = useText();
  const { otherDocument } = useSnapshot(form.state).values;
  return (
    <>
      <NeededQuestion
        form={form}
        field="documentNumber"
        hint={t('registration.documentNumber.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={24}
      />
      <CheckField
        id="registration-otherDocument"
        name="otherDocument"
        label={t('registration.otherDocument')}
        checked={otherDocument}
        onChange={(event) => form.set('otherDocument', event.target.checked)}
      />
    </>
  );
}
