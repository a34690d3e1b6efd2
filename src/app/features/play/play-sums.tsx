import { spokenDuration } from '../../i18n/spoken-duration.ts';
import { useText } from '../../i18n/text.ts';
import '../../ui/sums.css';

interface PlaySumsProps {
  /** Seconds. */
  time: number;
  /** Minor units of `currency`. */
  stakes: number;
  wins: number;
  currency: string;
}

/** Summary of a session: time, stakes, wins and result (AUT-7). */
export function PlaySums({ time, stakes, wins, currency }: PlaySumsProps) {
  const { t, money, locale } = useText();
  const rows: [string, string][] = [
    [t('play.time'), spokenDuration(time, locale)],
    [t('play.stakes'), money(stakes, currency)],
    [t('play.wins'), money(wins, currency)],
    [t('play.net'), money(wins - stakes, currency, 'exceptZero')],
  ];
  return (
    <dl className="sums">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
