import { unitOf } from '../../../../../lib/minor-units.ts';
import type { Activity } from '../../../../../operator/activity.ts';
import { useText } from '../../../../i18n/text.ts';
import { durationText } from '../../amounts/duration-text.ts';
import { weekName, weekTick } from '../period.ts';
import { netOf } from '../totals.ts';
import { timeScale } from './time-scale.ts';
import { WeekChart } from './week-chart.tsx';

/** Charts of deposits and withdrawals, play, and time, by week. */
export function ActivityCharts({ activity }: { activity: Activity }) {
  const text = useText();
  const { t, money, locale } = text;
  const { currency } = activity;
  const unit = unitOf(currency);
  const compact = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  });
  const time = timeScale(activity.weeks.map(({ minutes }) => minutes));
  const inTime = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: time.unit,
    unitDisplay: 'short',
  });
  const shared = {
    weekLabel: t('activity.chart.week'),
    weeks: activity.weeks.map(({ monday }) => ({
      tick: weekTick(monday, text),
      name: weekName(monday, text),
    })),
  };
  const inMoney = {
    ...shared,
    format: (amount: number) => money(amount, currency),
    formatTick: (amount: number) => compact.format(amount / unit),
    smallestTick: Math.max(1, unit / 10),
  };
  const values = (key: 'deposits' | 'withdrawals' | 'stakes' | 'wins' | 'minutes') =>
    activity.weeks.map((week) => week[key]);

  return (
    <div className="activity-charts">
      <WeekChart
        {...inMoney}
        title={t('activity.chart.play')}
        series={[
          { name: t('activity.stakes'), look: 'solid', values: values('stakes') },
          { name: t('activity.wins'), look: 'hollow', values: values('wins') },
          {
            name: t('activity.result'),
            look: 'line',
            values: activity.weeks.map(netOf),
            format: (amount) => money(amount, currency, 'exceptZero'),
          },
        ]}
      />
      <WeekChart
        {...inMoney}
        title={t('activity.chart.money')}
        series={[
          { name: t('activity.deposits'), look: 'solid', values: values('deposits') },
          { name: t('activity.withdrawals'), look: 'hollow', values: values('withdrawals') },
        ]}
      />
      <WeekChart
        {...shared}
        title={t('activity.chart.time')}
        format={(value) => durationText(Math.round(value * time.minutes), text)}
        formatTick={(value) => inTime.format(value)}
        smallestTick={time.unit === 'minute' ? 1 : 0.1}
        series={[
          {
            name: t('activity.minutesName'),
            look: 'solid',
            values: values('minutes').map((minutes) => minutes / time.minutes),
          },
        ]}
      />
    </div>
  );
}
