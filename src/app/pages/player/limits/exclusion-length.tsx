import { type SubmitEvent, useState } from 'react';
import type { Exclusion } from '../../../../operator/limits.ts';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldGroup } from '../../../ui/field.tsx';
import { passFocusOn } from '../../../ui/pass-focus-on.ts';

/** The operator's options in days (exclude of the contract): 1 to 42; 183 to 1826, or 0 for indefinite. */
const LENGTHS = {
  break: [1, 7, 14, 42],
  'self-exclusion': [183, 365, 730, 1826, 0],
} as const;
export type ExclusionDays = (typeof LENGTHS)[Exclusion['kind']][number];

interface ExclusionLengthProps {
  kind: Exclusion['kind'];
  days: ExclusionDays | undefined;
  onChoose: (days: ExclusionDays) => void;
  onNext: () => void;
  onLeave: () => void;
}

/** Selects the duration. */
export function ExclusionLength({ kind, days, onChoose, onNext, onLeave }: ExclusionLengthProps) {
  const { t } = useText();
  const [checked, setChecked] = useState(false);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (days === undefined) event.currentTarget.querySelector('input')?.focus();
    else onNext();
  }

  return (
    <form className="exclusion-length" onSubmit={submit}>
      <FieldGroup
        id="exclusion-days"
        label={t('exclusion.howLong')}
        error={checked && days === undefined ? t('exclusion.choose') : undefined}
      >
        <ul className="exclusion-days">
          {LENGTHS[kind].map((length) => (
            <li key={length}>
              <label>
                <input
                  type="radio"
                  name="days"
                  checked={length === days}
                  onChange={() => onChoose(length)}
                />
                {t(`exclusion.days.${length}`)}
              </label>
            </li>
          ))}
        </ul>
      </FieldGroup>
      <div className="player-card-actions">
        <Button type="submit">{t('exclusion.next')}</Button>
        <Button kind="quiet" ref={passFocusOn} onClick={onLeave}>
          {t('exclusion.cancel')}
        </Button>
      </div>
    </form>
  );
}
