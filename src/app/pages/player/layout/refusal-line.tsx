import { useEffect, useRef } from 'react';
import type { HttpError } from '../../../../http/http-error.ts';
import { useText } from '../../../i18n/text.ts';
import { refusalText } from './refusal.ts';
import './form.css';

/** Shows why an action was refused, and takes focus so that it is noticed. */
export function RefusalLine({ error }: { error: HttpError | undefined }) {
  const { t } = useText();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (error) line.current?.focus();
  }, [error]);
  if (!error) return null;
  return (
    <p className="form-refusal" role="alert" tabIndex={-1} ref={line}>
      {refusalText(error, t)}
    </p>
  );
}
