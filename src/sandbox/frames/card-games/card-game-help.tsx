import { useTable } from '../table/table-context.ts';
import { payRows, RETURNS } from './pays.ts';
import { type CardGameKind, cardGameWords } from './words.ts';

/** Paytable, rules and return of a card game. */
export function CardGameHelp({ kind }: { kind: CardGameKind }) {
  const { language, words, percent, number } = useTable();
  const own = cardGameWords[language];
  const { rules, advice, paysTitle } = own.games[kind];
  const rows = payRows(kind, own);
  return (
    <>
      {rows.length > 0 && (
        <>
          <h3>{paysTitle}</h3>
          <table className="card-game-pays">
            <tbody>
              {rows.map(([name, pay]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td dir="ltr">{number(pay)}:1</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <h3>{own.rules}</h3>
      <ul>
        {rules.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>{advice}</p>
      <p>{words.returns(percent(RETURNS[kind]))}</p>
    </>
  );
}
