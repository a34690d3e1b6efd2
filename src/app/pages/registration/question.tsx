import type { ComponentProps, ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { CheckField, TextField } from '../../ui/field.tsx';
import { type Registration, shownFault } from './registration.ts';
import type { Field, RegistrationValues } from './registration-values.ts';

/** Element id of a field. */
export const fieldId = (field: Field): string => `registration-${field}`;

/** Returns a field's error; undefined while it is not to be shown. */
export function useFault({ state }: Registration, field: Field): string | undefined {
  const { t } = useText();
  const shown = useSnapshot(state);
  const fault = shownFault(shown as typeof state, field);
  return fault && t(fault, { age: shown.terms?.minimumAge ?? '' });
}

type TextName = Field &
  {
    [N in keyof RegistrationValues]: RegistrationValues[N] extends string ? N : never;
  }[keyof RegistrationValues];

interface QuestionProps extends Omit<ComponentProps<typeof TextField>, 'id' | 'name' | 'form'> {
  form: Registration;
  field: TextName;
}

/** A question with a text field. */
export function Question({ form, field, ...rest }: QuestionProps) {
  const { values } = useSnapshot(form.state);
  const error = useFault(form, field);
  return (
    <TextField
      onChange={(event) => form.set(field, event.target.value)}
      {...rest}
      id={fieldId(field)}
      name={field}
      value={values[field]}
      error={error}
      onBlur={() => form.leave(field)}
    />
  );
}

interface NeededQuestionProps extends Omit<QuestionProps, 'label' | 'required' | 'field'> {
  field:
    | 'username'
    | 'email'
    | 'firstName'
    | 'lastName'
    | 'documentNumber'
    | 'street'
    | 'postalCode'
    | 'city'
    | 'phone';
}

/** A required question, with the label of its field. */
export function NeededQuestion({ field, ...rest }: NeededQuestionProps) {
  const { t } = useText();
  return <Question {...rest} field={field} label={t(`registration.${field}`)} required />;
}

interface ConsentProps {
  form: Registration;
  name: 'terms' | 'privacy' | 'byEmail' | 'bySms' | 'byPush';
  children: ReactNode;
}

/** A checkbox; two of them are required. */
export function Consent({ form, name, children }: ConsentProps) {
  const values = useSnapshot(form.state).values;
  const needed = name === 'terms' || name === 'privacy';
  const error = useFault(form, needed ? name : 'terms');
  return (
    <CheckField
      id={needed ? fieldId(name) : `registration-${name}`}
      name={name}
      label={children}
      checked={values[name]}
      required={needed}
      error={needed ? error : undefined}
      onChange={(event) => form.set(name, event.target.checked)}
    />
  );
}
