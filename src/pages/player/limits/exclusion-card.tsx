import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/text.ts';
import type { Exclusion } from '../../../operator/contract/types.ts';
import { Button } from '../../../ui/button.tsx';
import { PlayerCard } from '../layout/player-card.tsx';
import { ExclusionSteps } from './exclusion-steps.tsx';
import { momentText } from './limit-words.ts';

type Kind = Exclusion['kind'];
const OFFERS = [
  ['break', 'break'],
  ['self-exclusion', 'self'],
] as const satisfies readonly (readonly [Kind, string])[];

interface ExclusionCardProps {
  accountCode: string;
  present: Exclusion | undefined;
}

/** A break or a self-exclusion, from what it is to its beginning, in steps that leave time to think. */
export function ExclusionCard({ accountCode, present }: ExclusionCardProps) {
  const text = useText();
  const { t } = text;
  const [kind, setKind] = useState<Kind>();
  const [started, setStarted] = useState<Exclusion>();
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (started) note.current?.focus();
  }, [started]);

  // A self-exclusion is longer than any break, so during one there is nothing left to offer but more of it.
  const offers = OFFERS.filter(([offered]) => offered !== 'break' || present === undefined);
  return (
    <PlayerCard title={t('exclusion.title')} id="limits-exclusion">
      <p>{t('exclusion.text')}</p>
      {started?.until !== undefined && (
        <p className="exclusion-started" ref={note} tabIndex={-1}>
          {t('exclusion.started', { date: momentText(started.until, text) })}
        </p>
      )}
      {kind ? (
        <ExclusionSteps
          kind={kind}
          accountCode={accountCode}
          onLeave={() => setKind(undefined)}
          onStarted={(exclusion) => {
            setStarted(exclusion);
            setKind(undefined);
          }}
        />
      ) : (
        <ul className="exclusion-offers">
          {offers.map(([offered, words]) => (
            <li key={offered}>
              <h3>{t(`exclusion.${words}`)}</h3>
              <p>{t(`exclusion.${words}.text`)}</p>
              <Button
                kind="quiet"
                aria-label={`${t(`exclusion.${words}`)}: ${t('exclusion.start')}`}
                onClick={() => setKind(offered)}
              >
                {t('exclusion.start')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </PlayerCard>
  );
}
