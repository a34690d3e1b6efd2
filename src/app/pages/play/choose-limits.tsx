import { type SubmitEvent, useRef, useState } from 'react';
import { jurisdictions } from '../../../config/jurisdictions.ts';
import type { ChosenLimits } from '../../features/play/play-calls.ts';
import { spokenDuration } from '../../i18n/spoken-duration.ts';
import { useText } from '../../i18n/text.ts';
import { useApp } from '../../state/context.ts';
import { useSnapshot } from '../../state/use-snapshot.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import {
  CHOICE_NAMES,
  type ChoiceName,
  choiceFaults,
  choiceValues,
  nothingChosen,
  toChosenLimits,
} from './limit-choices.ts';
import { SoonAgain } from './soon-again.tsx';

interface ChooseLimitsProps {
  /** Whether the operator rejected the previous choice. */
  again: boolean;
  onChosen: (limits: ChosenLimits) => void;
}

const LABELS = {
  minutes: 'play.choose.minutes',
  loss: 'play.choose.loss',
  noticeMinutes: 'play.choose.notice',
  pauseHours: 'play.choose.pause',
} as const;

/** Form for the limits of one session, shown before each (SPT-5). Nothing is preselected or remembered. */
export function ChooseLimits({ again, onChosen }: ChooseLimitsProps) {
  const { t } = useText();
  const { config, stores } = useApp();
  const currency = useSnapshot(stores.session).profile?.currency ?? config.currency;
  const form = useRef<HTMLFormElement>(null);
  const [choices, setChoices] = useState(nothingChosen);
  const [checked, setChecked] = useState(false);
  const word = useChoiceWords(currency);
  const { choicesBeforePlay, soonAgainMinutes } = jurisdictions[config.jurisdiction];
  const values = choiceValues(choicesBeforePlay, currency);
  const faults = choiceFaults(choices);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    const first = CHOICE_NAMES.find((name) => faults[name] !== undefined);
    if (first === undefined) onChosen(toChosenLimits(choices));
    else form.current?.querySelector<HTMLElement>(`#play-${first}`)?.focus();
  }

  return (
    <form className="play-card" ref={form} onSubmit={submit} noValidate>
      <h2>{t('play.choose.title')}</h2>
      <p>{t('play.choose.text')}</p>
      {soonAgainMinutes !== undefined && <SoonAgain minutes={soonAgainMinutes} />}
      {again && <p role="alert">{t('play.choose.again')}</p>}
      {CHOICE_NAMES.map((name) => {
        const fault = checked ? faults[name] : undefined;
        return (
          <SelectField
            key={name}
            id={`play-${name}`}
            label={t(LABELS[name])}
            error={fault && t(`play.choose.${fault}`)}
            value={choices[name]}
            onChange={({ target }) => setChoices({ ...choices, [name]: target.value })}
          >
            <option value="" disabled>
              {t('play.choose.open')}
            </option>
            {values[name].map((value) => (
              <option key={value} value={value}>
                {word(name, value)}
              </option>
            ))}
          </SelectField>
        );
      })}
      <Button type="submit">{t('play.choose.start')}</Button>
    </form>
  );
}

function useChoiceWords(currency: string): (name: ChoiceName, value: number) => string {
  const { t, money, locale } = useText();
  return (name, value) => {
    if (name === 'loss') return money(value, currency);
    if (name === 'pauseHours')
      return value === 0 ? t('play.choose.pause.none') : spokenDuration(value * 3600, locale);
    const time = spokenDuration(value * 60, locale);
    return name === 'minutes' ? time : t('play.choose.notice.every', { time });
  };
}
