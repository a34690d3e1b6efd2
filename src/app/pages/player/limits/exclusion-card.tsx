import { useEffect, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { BREAK_ANCHOR } from '../../../../config/derived-paths.ts';
import type { Exclusion, NewExclusion } from '../../../../operator/limits.ts';
import { useText } from '../../../i18n/text.ts';
import { useApp } from '../../../state/context.ts';
import { Button } from '../../../ui/button.tsx';
import { PlayerCard } from '../layout/player-card.tsx';
import { useTellIfLeft } from '../layout/use-tell-if-left.ts';
import { type ExclusionWrite, excludePlayer } from './exclude-player.ts';
import { ExclusionSteps } from './exclusion-steps.tsx';
import { momentText, refusedText } from './limit-words.ts';
import { UnknownWish } from './unknown-wish.tsx';
import type { LimitWishes } from './use-limit-wishes.ts';

type Kind = Exclusion['kind'];
const OFFERS = [
  ['break', 'break'],
  ['self-exclusion', 'self'],
] as const satisfies readonly (readonly [Kind, string])[];

interface ExclusionCardProps {
  accountCode: string;
  present: Exclusion | undefined;
  wishes: LimitWishes;
}

/** Guides the player to a break or self-exclusion, in steps that leave time to think. */
export function ExclusionCard({ accountCode, present, wishes }: ExclusionCardProps) {
  const text = useText();
  const { t } = text;
  const app = useApp();
  const tellIfLeft = useTellIfLeft();
  const [kind, setKind] = useState<Kind>();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState(false);
  const [started, setStarted] = useState<Exclusion>();
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (started) note.current?.focus();
  }, [started]);

  async function ask(write: ExclusionWrite) {
    setBusy(true);
    setRefused(false);
    const outcome = await excludePlayer(app, write, wishes.writes, text);
    setBusy(false);
    setRefused(outcome.kind === 'refused');
    if (outcome.kind === 'done') setStarted(outcome.value);
    if (outcome.kind !== 'refused') setKind(undefined);
    const words =
      outcome.kind === 'done'
        ? startedText(outcome.value)
        : refusedText(write.wish.exclusion.kind, text);
    tellIfLeft(write, outcome.kind, words);
  }
  // A self-exclusion without an end has ended the session, with a message of its own.
  const startedText = ({ until }: Exclusion) =>
    until === undefined ? '' : t('exclusion.started', { date: momentText(until, text) });
  const begin = (exclusion: NewExclusion) =>
    ask({
      key: uuid(),
      account: accountCode,
      at: Date.now(),
      wish: { kind: 'exclusion', exclusion },
    });

  // A self-exclusion is longer than any break, so during one only an extension is offered.
  const offers = OFFERS.filter(([offered]) => offered !== 'break' || present === undefined);
  const open = wishes.exclusion;
  return (
    <PlayerCard title={t('exclusion.title')} id={BREAK_ANCHOR}>
      <p>{t('exclusion.text')}</p>
      {started?.until !== undefined && (
        <p className="exclusion-started" ref={note} tabIndex={-1}>
          {startedText(started)}
        </p>
      )}
      {kind ? (
        <ExclusionSteps
          kind={kind}
          busy={busy}
          refused={refused}
          onLeave={() => {
            setRefused(false);
            setKind(undefined);
          }}
          onDecide={(days) => void begin({ kind, days })}
        />
      ) : (
        <>
          {refused && (
            <p className="limit-note limit-note-failed" role="alert">
              {t('exclusion.refused')}
            </p>
          )}
          {open ? (
            <UnknownWish
              text={t(`exclusion.unknown.${open.wish.exclusion.kind}`, {
                time: momentText(new Date(open.at).toISOString(), text),
              })}
              busy={busy}
              onAskAgain={() => void ask(open)}
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
        </>
      )}
    </PlayerCard>
  );
}
