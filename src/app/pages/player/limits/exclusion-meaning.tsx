import { type SubmitEvent, useState } from 'react';
import { offersOf } from '../../../../config/derived-paths.ts';
import type { Exclusion } from '../../../../operator/limits.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/field.tsx';
import { passFocusOn } from '../../../ui/pass-focus-on.ts';
import type { ExclusionDays } from './exclusion-length.tsx';

const DAY_MS = 86_400_000;

interface ExclusionMeaningProps {
  kind: Exclusion['kind'];
  days: ExclusionDays;
  busy: boolean;
  refused: boolean;
  onBack: () => void;
  onDecide: () => void;
}

/**
 * Explains the effect and end date, and asks for the decision. A self-exclusion requires a tick, to prevent mistakes.
 */
export function ExclusionMeaning(props: ExclusionMeaningProps) {
  const { kind, days, busy, refused, onBack, onDecide } = props;
  const { t, date } = useText();
  const { sports } = offersOf(useApp().config);
  const [understood, setUnderstood] = useState(false);
  const [checked, setChecked] = useState(false);
  const forSelf = kind === 'self-exclusion';
  const end = date(Date.now() + days * DAY_MS, { dateStyle: 'full', timeStyle: 'short' });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (forSelf && !understood) {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    if (!busy) onDecide();
  }

  return (
    <form className="exclusion-meaning" onSubmit={submit} noValidate>
      <h4>{t('exclusion.means')}</h4>
      <ul>
        <li>
          {days === 0 ? t('exclusion.means.forever') : t('exclusion.means.until', { date: end })}
        </li>
        <li>{t('exclusion.means.play')}</li>
        <li>{t('exclusion.means.nobody')}</li>
        {sports && <li>{t(`exclusion.means.bets.${kind}`)}</li>}
        <li>{t(`exclusion.means.money.${kind}`)}</li>
        {forSelf && <li>{t('exclusion.means.signOut')}</li>}
        {forSelf && <li>{t('exclusion.means.promotions')}</li>}
      </ul>
      {forSelf && (
        <CheckField
          id="exclusion-understood"
          label={t('exclusion.understood')}
          checked={understood}
          onChange={({ target }) => setUnderstood(target.checked)}
          error={checked && !understood ? t('exclusion.understood.missing') : undefined}
        />
      )}
      <div className="player-card-actions">
        <Button kind="accent" type="submit" ref={passFocusOn} busy={busy}>
          {t(`exclusion.do.${kind}`)}
        </Button>
        <Button kind="quiet" onClick={onBack} disabled={busy}>
          {t('exclusion.back')}
        </Button>
      </div>
      <p className="limit-note limit-note-failed" role="status">
        {refused && t('exclusion.refused')}
      </p>
    </form>
  );
}
