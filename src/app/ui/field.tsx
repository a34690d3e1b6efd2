import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ComponentProps, ReactNode } from 'react';
import './field.css';

/** Texts of a form field. */
export interface FieldWords {
  id: string;
  label: string;
  hint?: string | undefined;
  /** The error message. */
  error?: string | undefined;
}

/** ARIA attributes that tie a control to its hint and error. */
const fieldState = ({ id, hint, error }: Pick<FieldWords, 'id' | 'hint' | 'error'>) => ({
  id,
  'aria-invalid': error === undefined ? undefined : true,
  'aria-describedby':
    [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`]
      .filter(Boolean)
      .join(' ') || undefined,
});

/** Hint and error of a field or group, the error nearest to the control. */
export function FieldNotes({ id, hint, error }: Pick<FieldWords, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          <CircleAlert size={16} aria-hidden />
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}

interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'id'> {
  /** Content inside the box, before or after the text. */
  before?: ReactNode;
  after?: ReactNode;
}

/** A text field with label above and notes below. */
export function TextField({ id, label, hint, error, before, after, ...input }: TextFieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        {before}
        <input {...input} {...fieldState({ id, hint, error })} />
        {after}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** A native select. Options are the children. */
export function SelectField({
  id,
  label,
  hint,
  error,
  children,
  ...select
}: FieldWords & Omit<ComponentProps<'select'>, 'id'>) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <select {...select} {...fieldState({ id, hint, error })}>
          {children}
        </select>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

interface CheckFieldProps extends Omit<FieldWords, 'label'>, Omit<ComponentProps<'input'>, 'id'> {
  /** May contain links. */
  label: ReactNode;
}

/** A checkbox. */
export function CheckField({ id, label, hint, error, ...input }: CheckFieldProps) {
  return (
    <div className="field">
      <div className="field-check">
        <input type="checkbox" {...input} {...fieldState({ id, hint, error })} />
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** Several controls that answer one question. */
export function FieldGroup({
  id,
  label,
  hint,
  error,
  children,
}: FieldWords & { children: ReactNode }) {
  const { 'aria-describedby': describedBy } = fieldState({ id, hint, error });
  return (
    <fieldset className="field field-group" id={id} aria-describedby={describedBy}>
      <legend>{label}</legend>
      <FieldNotes id={id} hint={hint} error={undefined} />
      {children}
      <FieldNotes id={id} hint={undefined} error={error} />
    </fieldset>
  );
}
