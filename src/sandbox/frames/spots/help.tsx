import { useSpots } from './spots-page.ts';
import { TablePays } from './table-board.tsx';

/** Pays, rules, and how a player checks what fell. */
export function Help() {
  const { page, known, words, number } = useSpots();
  const { kind } = page;
  const { game, table } = known;
  const rules = [
    ...(words.rules[kind] ?? []),
    ...(kind === 'live-roulette' ? (words.rules.roulette ?? []) : []),
  ];
  const pace = (game?.minimumRoundMs ?? 0) / 1000;
  return (
    <>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
        {pace > 0 && <li>{words.pace(number(pace))}</li>}
      </ul>
      <TablePays />
      <h3>{words.fairness}</h3>
      <p>{words.check[kind]}</p>
      {kind === 'live-roulette' && table && <p>{words.roundSeed(table.round)}</p>}
      <p>
        {words.seedHash}: <code dir="ltr">{table?.seedHash ?? game?.seedHash}</code>
      </p>
    </>
  );
}
