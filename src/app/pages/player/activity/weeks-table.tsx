import type { Activity } from '../../../../operator/activity.ts';
import { useText } from '../../../i18n/text.ts';
import { durationText } from '../amounts/duration-text.ts';
import { weekName } from './period.ts';
import { netOf, type Totals } from './totals.ts';

/** The charts' numbers as a table, newest week first. */
export function WeeksTable({ activity, totals }: { activity: Activity; totals: Totals }) {
  const text = useText();
  const { t, money } = text;
  const cells = (numbers: Totals) => [
    ...[numbers.deposits, numbers.withdrawals, numbers.stakes, numbers.wins].map((amount) =>
      money(amount, activity.currency),
    ),
    money(netOf(numbers), activity.currency, 'exceptZero'),
    durationText(numbers.minutes, text),
  ];
  return (
    <details className="weeks-table">
      <summary>{t('activity.weeks')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <section className="weeks-table-scroll" aria-label={t('activity.weeks')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('activity.week')}</th>
              <th scope="col">{t('activity.deposits')}</th>
              <th scope="col">{t('activity.withdrawals')}</th>
              <th scope="col">{t('activity.stakes')}</th>
              <th scope="col">{t('activity.wins')}</th>
              <th scope="col">{t('activity.result')}</th>
              <th scope="col">{t('activity.minutesName')}</th>
            </tr>
          </thead>
          <tbody>
            {[...activity.weeks].reverse().map((week) => (
              <tr key={week.monday}>
                <th scope="row">{weekName(week.monday, text)}</th>
                <Cells texts={cells(week)} />
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('activity.total')}</th>
              <Cells texts={cells(totals)} />
            </tr>
          </tfoot>
        </table>
      </section>
    </details>
  );
}

/** Cells in column order. */
const Cells = ({ texts }: { texts: string[] }) =>
  texts.map((text, column) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its column
    <td key={column}>{text}</td>
  ));
