import { LINES } from '../../games/slot/pay-tables.ts';
import { useGame, useSlot } from './slot-context.ts';
import { SymbolMark } from './symbol-mark.tsx';

const COUNTS = [5, 4, 3];

/** Line payouts at the chosen stake, and the shape of the lines. */
export function HelpPays() {
  const { known, words, money } = useSlot();
  const { game, stakes, currency } = useGame();
  const stake = stakes[known.stake] ?? 0;
  return (
    <>
      <h3>{words.pays}</h3>
      <p>{words.paysFor(money(stake, currency))}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.symbol}</th>
            {COUNTS.map((count) => (
              <th scope="col" key={count}>
                <span aria-hidden="true">{count} ×</span>
                <span className="hidden">{words.ofAKind(count)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(game.table.pays).map(([symbol, pays]) => (
            <tr key={symbol}>
              <th scope="row">
                <SymbolMark symbol={symbol} />
                {words.symbols[symbol]}
              </th>
              {COUNTS.map((count) => (
                <td key={count}>
                  {money(((pays[count - 3] ?? 0) * stake) / LINES.length, currency)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{words.lines}</h3>
      <ol className="help-lines">
        {LINES.map((rows, line) => (
          <li key={rows.join('')}>
            <svg
              viewBox="0 0 50 30"
              role="img"
              aria-label={`${words.line(line + 1)}: ${rows.map((row) => row + 1).join(' ')}`}
            >
              <polyline
                points={rows.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ')}
              />
            </svg>
            <span aria-hidden="true">{line + 1}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
