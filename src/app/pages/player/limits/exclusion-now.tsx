import type { Exclusion } from '../../../../operator/limits.ts';
import { useText } from '../../../i18n/text.ts';
import { PlayerCard } from '../layout/player-card.tsx';
import { dayText, momentText } from './limit-words.ts';

/** Shows the current break or self-exclusion. */
export function ExclusionNow({ exclusion }: { exclusion: Exclusion }) {
  const text = useText();
  const { t } = text;
  const since = dayText(exclusion.since, text);
  return (
    <PlayerCard title={t(`exclusion.now.${exclusion.kind}`)}>
      <p>
        {exclusion.until === undefined
          ? t('exclusion.now.forever', { since })
          : t('exclusion.now.until', { since, date: momentText(exclusion.until, text) })}
      </p>
    </PlayerCard>
  );
}
