import type { StatementRound } from '../../../../operator/statement.ts';
import { useText } from '../../../i18n/text.ts';

interface RoundsTableProps {
  rounds: readonly StatementRound[];
  currency: string;
}

/** Lists every round of a session. */
export function RoundsTable({ rounds, currency }: RoundsTableProps) {
  const { t, money, date } = useText();
  if (rounds.length === 0) return <p>{t('statement.rounds.none')}</p>;
  return (
    <table className="statement-rounds">
      <thead>
        <tr>
          <th scope="col">{t('statement.round')}</th>
          <th scope="col">{t('statement.at')}</th>
          <th scope="col">{t('statement.stake')}</th>
          <th scope="col">{t('statement.win')}</th>
        </tr>
      </thead>
      <tbody>
        {rounds.map(({ number, at, stake, win }) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            <td>{date(Date.parse(at), { timeStyle: 'medium' })}</td>
            <td>{money(stake, currency)}</td>
            <td>{money(win, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
