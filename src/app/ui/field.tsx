import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import './field.css';

/** Texts of a form field. */
interface FieldWords {
  id: string;
  label: string;
  hint?: string | undefined;
  /** The error message. */
  error?: string | undefined;
}

type FieldNotesWords = Pick<FieldWords, 'id' | 'hint' | 'error'>;

/** Id of the error of the group around a field, if it has one. */
const GroupError = createContext<string | undefined>(undefined);

const describedBy = ({ id, hint, error }: FieldNotesWords, groupError?: string) =>
  [error !== undefined && `${id}-error`, groupError, hint !== undefined && `${id}-hint`]
    .filter(Boolean)
    .join(' ') || undefined;

/** ARIA attributes that tie a control to its hint and error, and to its group's error. */
function useFieldState(words: FieldNotesWords) {
  const groupError = use(GroupError);
  return {
    id: words.id,
    'aria-invalid': (words.error ?? groupError) === undefined ? undefined : true,
    'aria-describedby': describedBy(words, groupError),
  };
}

/** Always rendered, so that an error is announced even if the control already has the focus. */
function FieldError({ id, error }: FieldNotesWords) {
  return (
    <div className="field-live" aria-live="polite">
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          <CircleAlert size={16} aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}

function FieldHint({ id, hint }: FieldNotesWords) {
  if (hint === undefined) return null;
  return (
    <p className="field-hint" id={`${id}-hint`}>
      {hint}
    </p>
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
        <input {...input} {...useFieldState({ id, hint, error })} />
        {after}
      </div>
      <FieldError id={id} error={error} />
      <FieldHint id={id} hint={hint} />
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
        <select {...select} {...useFieldState({ id, hint, error })}>
          {children}
        </select>
      </div>
      <FieldError id={id} error={error} />
      <FieldHint id={id} hint={hint} />
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
        <input type="checkbox" {...input} {...useFieldState({ id, hint, error })} />
        <label htmlFor={id}>{label}</label>
      </div>
      <FieldError id={id} error={error} />
      <FieldHint id={id} hint={hint} />
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
  return (
    <fieldset
      className="field field-group"
      id={id}
      aria-describedby={describedBy({ id, hint, error })}
    >
      <legend>{label}</legend>
      <FieldHint id={id} hint={hint} />
      <GroupError value={error === undefined ? undefined : `${id}-error`}>{children}</GroupError>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
