import { useText } from '../../../i18n/text.ts';
import { durationText } from '../amounts/duration-text.ts';
import { PlayerCard } from '../layout/player-card.tsx';
import { netOf, type Totals } from './totals.ts';

interface ActivityGlanceProps {
  totals: Totals;
  /** Number of weeks. */
  weeks: number;
  currency: string;
}

/** Summarises the charts in words. */
export function ActivityGlance({ totals, weeks, currency }: ActivityGlanceProps) {
  const text = useText();
  const { t, money } = text;
  const amount = (value: number) => money(value, currency);
  const net = netOf(totals);
  return (
    <PlayerCard title={t('activity.glance')}>
      <dl className="activity-glance">
        <div>
          <dt>{t('activity.net')}</dt>
          <dd className={net > 0 ? 'activity-glance-up' : undefined}>
            {money(net, currency, 'exceptZero')}
          </dd>
          <dd>
            {t('activity.net.text', { stakes: amount(totals.stakes), wins: amount(totals.wins) })}
          </dd>
        </div>
        <div>
          <dt>{t('activity.paid')}</dt>
          <dd>{amount(totals.deposits - totals.withdrawals)}</dd>
          <dd>
            {t('activity.paid.text', {
              deposits: amount(totals.deposits),
              withdrawals: amount(totals.withdrawals),
            })}
          </dd>
        </div>
        <div>
          <dt>{t('activity.time')}</dt>
          <dd>{durationText(totals.minutes, text)}</dd>
          <dd>
            {t('activity.time.text', {
              time: durationText(Math.round(totals.minutes / Math.max(1, weeks)), text),
            })}
          </dd>
        </div>
      </dl>
    </PlayerCard>
  );
}
