import { useText } from '../../../i18n/text.ts';
import { useNow } from '../../../state/live-values/use-time.ts';
import { Facts } from '../layout/facts.tsx';
import { PlayerCard } from '../layout/player-card.tsx';
import { startText } from './limit-words.ts';
import { nextStarts } from './next-starts.ts';

const MINUTE_MS = 60_000;

/** Says when the days, weeks and months of limits begin, in the player's own time. */
export function PeriodsCard() {
  const text = useText();
  const { t } = text;
  const now = useNow(MINUTE_MS);
  if (now === undefined) return null;
  const starts = nextStarts(now);
  return (
    <PlayerCard title={t('limits.periods')}>
      <p>{t('limits.periods.text')}</p>
      <Facts
        facts={(['day', 'week', 'month'] as const).map((period) => [
          t(`limits.next.${period}`),
          startText(starts[period], text),
        ])}
      />
    </PlayerCard>
  );
}
