import { useSnapshot } from 'valtio/react';
import { useText } from '../../i18n/text.ts';
import { CheckField, FieldGroup, TextField } from '../../ui/field.tsx';
import { fieldId, NeededQuestion, useFault } from './question.tsx';
import type { Registration } from './registration.ts';

const PARTS = [
  { name: 'birthDay', autoComplete: 'bday-day', length: 2 },
  { name: 'birthMonth', autoComplete: 'bday-month', length: 2 },
  { name: 'birthYear', autoComplete: 'bday-year', length: 4 },
] as const;

/** Step 2: who it is, as on the identity document. */
export function AboutStep({ form }: { form: Registration }) {
  const { t } = useText();
  const { otherDocument } = useSnapshot(form.state).values;
  return (
    <>
      <NeededQuestion form={form} field="firstName" autoComplete="given-name" maxLength={60} />
      <NeededQuestion form={form} field="lastName" autoComplete="family-name" maxLength={80} />
      <BirthDate form={form} />
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

/** Three numbers: a birthday is known by heart, a calendar is a long way back. */
function BirthDate({ form }: { form: Registration }) {
  const { t } = useText();
  const { values, terms } = useSnapshot(form.state);
  const id = fieldId('birthDate');
  const fault = useFault(form, 'birthDate');
  return (
    <FieldGroup
      id={`${id}-group`}
      label={t('registration.birthDate')}
      hint={t('registration.birthDate.hint', { age: terms?.minimumAge ?? 18 })}
      error={fault}
    >
      <div className="registration-date">
        {PARTS.map(({ name, autoComplete, length }) => (
          <TextField
            key={name}
            id={name === 'birthDay' ? id : `${id}-${name}`}
            name={name}
            label={t(`registration.${name}`)}
            value={values[name]}
            inputMode="numeric"
            autoComplete={autoComplete}
            maxLength={length}
            required
            aria-invalid={fault === undefined ? undefined : true}
            onChange={(event) => form.set(name, event.target.value.trim())}
            onBlur={({ relatedTarget }) => {
              if (!relatedTarget?.id.startsWith(id)) form.leave('birthDate');
            }}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
