import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Limit } from '../../../../operator/limits.ts';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import { limitChange } from './limit-change.ts';
import { LimitFields } from './limit-fields.tsx';
import { limitAmount, presentAmount, waitText } from './limit-words.ts';
import { useWantedLimit } from './use-wanted-limit.ts';

interface LimitFormProps {
  limit: Limit;
  currency: string;
  /** Delay of a raise or removal, in hours. */
  raiseWaitsHours: number;
  busy: boolean;
  /** Each step focuses its first control. */
  takesFocus?: boolean;
  /** @param amount null removes the limit */
  onChange: (amount: number | null) => void;
  onCancel: () => void;
}

/** Edits a limit. Shows the effect and its date before submitting; removal asks for confirmation. */
export function LimitForm(props: LimitFormProps) {
  const { limit, currency, raiseWaitsHours, busy, takesFocus = true, onChange, onCancel } = props;
  const text = useText();
  const { t } = text;
  const form = useRef<HTMLFormElement>(null);
  const [checked, setChecked] = useState(false);
  const [removing, setRemoving] = useState(false);
  const { wanted, fault, written, write } = useWantedLimit(limit, currency);
  const present = presentAmount(limit, currency, text);
  const wait = waitText(raiseWaitsHours, text);
  const change = wanted === undefined ? undefined : limitChange(limit, wanted);
  const amount = wanted === undefined ? '' : limitAmount(limit.kind, wanted, currency, text);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with each step
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [removing]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (removing) onChange(null);
    else if (wanted === undefined) form.current?.querySelector('input')?.focus();
    else if (change === 'same') onCancel();
    else onChange(wanted);
  }

  if (removing) {
    return (
      <form className="limit-form" ref={form} onSubmit={submit}>
        <p>
          <strong>{t('limits.remove.sure')}</strong> {t('limits.remove.text', { present, wait })}
        </p>
        <div className="player-card-actions">
          <Button kind="quiet" onClick={onCancel} disabled={busy}>
            {t('limits.cancel')}
          </Button>
          <Button kind="outline" type="submit" busy={busy}>
            {t('limits.remove.yes')}
          </Button>
        </div>
      </form>
    );
  }
  return (
    <form className="limit-form" ref={form} onSubmit={submit} noValidate>
      <LimitFields
        limit={limit}
        currency={currency}
        written={written}
        onWrite={write}
        error={checked ? fault : undefined}
      />
      <p className="limit-effect" aria-live="polite">
        {change && t(`limits.${change}.text`, { present, wait })}
      </p>
      <div className="player-card-actions">
        <Button type="submit" busy={busy}>
          {change === 'raise' && t('limits.raise', { amount })}
          {change === 'lower' && t('limits.lower', { amount })}
          {(change === undefined || change === 'same') && t('limits.save')}
        </Button>
        <Button kind="quiet" onClick={onCancel} disabled={busy}>
          {t('limits.cancel')}
        </Button>
        {limit.amount !== null && limit.pending?.amount !== null && (
          <Button kind="outline" onClick={() => setRemoving(true)}>
            {t('limits.remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
