import { lazy, Suspense } from 'react';
import type { Activity } from '../../../../operator/activity.ts';
import { useText } from '../../../i18n/text.ts';
import { PlayerCard } from '../layout/player-card.tsx';
import { PlayerWaiting } from '../layout/player-waiting.tsx';
import { ActivityGlance } from './activity-glance.tsx';
import { isQuiet, totalsOf } from './totals.ts';
import { WeeksTable } from './weeks-table.tsx';

/** Loads the chart library only when there is data to draw; without it the table is shown alone. */
const ActivityCharts = lazy(() =>
  import('./charts/activity-charts.tsx').then(
    (m) => ({ default: m.ActivityCharts }),
    () => ({ default: NoCharts }),
  ),
);

/** A period in words, as charts, and as a table of the same numbers. */
export function ActivityReport({ activity }: { activity: Activity }) {
  const { t } = useText();
  const totals = totalsOf(activity.weeks);
  if (isQuiet(totals)) {
    return (
      <PlayerCard title={t('activity.quiet.title')}>
        <p>{t('activity.quiet.text')}</p>
      </PlayerCard>
    );
  }
  return (
    <>
      <ActivityGlance totals={totals} weeks={activity.weeks.length} currency={activity.currency} />
      <PlayerCard title={t('activity.charts')}>
        <Suspense fallback={<PlayerWaiting rooms={['form']} />}>
          <ActivityCharts activity={activity} />
        </Suspense>
        <WeeksTable activity={activity} totals={totals} />
      </PlayerCard>
    </>
  );
}

function NoCharts(_: { activity: Activity }) {
  const { t } = useText();
  return <p role="status">{t('activity.chart.failed')}</p>;
}
