import { spotsOf } from '../../games/spots/spot-table.ts';
import { Spot } from './spot.tsx';
import { spotName, spotTableOf } from './spot-tables.ts';
import { SpotToolbar } from './spot-toolbar.tsx';
import { useSpots } from './spots-page.ts';
import './table-board.css';

/** Spots of a table-based game by group, with their payouts. */
export function TableBoard() {
  const { page, words, number } = useSpots();
  const table = spotTableOf(page.kind);
  if (table === undefined) return null;
  return (
    <SpotToolbar first={spotsOf(table)[0]}>
      {Object.entries(table.groups).map(([group, spots]) => (
        <fieldset
          key={group}
          className={`table-board table-board-${page.kind} table-board-${group}`}
        >
          <legend>{words.groupNames[group]}</legend>
          {spots.map((spot) => {
            const name = spotName(spot, words);
            const pay = words.pays(number(table.pays(spot)));
            return (
              <Spot key={spot} spot={spot} name={`${name} ${pay}`} look="plain">
                {name} <small>{pay}</small>
              </Spot>
            );
          })}
        </fieldset>
      ))}
    </SpotToolbar>
  );
}

/** Payout and return of each spot. Identical spots of a group share a row. */
export function TablePays() {
  const { page, words, number, percent } = useSpots();
  const table = spotTableOf(page.kind);
  if (table === undefined) return null;
  const rows = Object.values(table.groups).flatMap((spots) => [
    ...Map.groupBy(spots, (spot) => `${table.pays(spot)} ${table.returnOf(spot).toFixed(6)}`),
  ]);
  return (
    <table className="table-pays">
      <thead>
        <tr>
          {[words.bet, words.payout, words.returned].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([, spots]) => {
          const [first = ''] = spots;
          return (
            <tr key={first}>
              <th scope="row">{spots.map((spot) => spotName(spot, words)).join(', ')}</th>
              <td>{words.pays(number(table.pays(first)))}</td>
              <td>{percent(table.returnOf(first))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
