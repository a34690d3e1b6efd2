import { PAYS, type PokerHand } from '../../games/video-poker/poker-hand.ts';
import { useOpening, useTable } from '../table/table-context.ts';
import { pokerWords } from './words.ts';

interface PayTableProps {
  /** Minor units. */
  stake: number;
  /** The hand to highlight. */
  hand?: PokerHand | undefined;
}

/** Payouts of each hand for a stake. */
export function PayTable({ stake, hand }: PayTableProps) {
  const { money, language } = useTable();
  const { currency } = useOpening();
  const { hands, paytable } = pokerWords[language];
  return (
    <table className="pay-table" aria-label={paytable}>
      <tbody>
        {(Object.keys(PAYS) as PokerHand[]).map((name) => (
          <tr key={name} aria-current={name === hand || undefined}>
            <th scope="row">{hands[name]}</th>
            <td>{money(PAYS[name] * stake, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
