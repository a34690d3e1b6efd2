import { useEffect, useId, useRef } from 'react';
import type { HttpError } from '../../../../http/http-error.ts';
import { useText } from '../../../i18n/text.ts';
import { refusalText } from './refusal.ts';
import './form.css';

/**
 * Shows why an action was refused, and takes the focus so that it is noticed. A focused alert would be announced twice.
 */
export function RefusalLine({ error }: { error: HttpError | undefined }) {
  const { t } = useText();
  const id = useId();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (error) line.current?.focus();
  }, [error]);
  if (!error) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a text, not a set of fields
    <p className="form-refusal" role="group" id={id} aria-labelledby={id} tabIndex={-1} ref={line}>
      {refusalText(error, t)}
    </p>
  );
}
