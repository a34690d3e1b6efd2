import { useRef } from 'react';
import { BingoPays } from './bingo-board.tsx';
import { useSpots } from './spots-page.ts';
import { TablePays } from './table-board.tsx';

/** Payouts, rules, and how players verify results. */
export function Help() {
  const { page, known, words, number } = useSpots();
  const { kind, isLive } = page;
  const { game, table } = known;
  const revealed = useRevealed();
  const rules = [...(isLive ? words.liveRules : []), ...words.rules[kind]];
  const pace = (game?.minimumRoundMs ?? 0) / 1000;
  return (
    <>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
        {pace > 0 && <li>{words.pace(number(pace))}</li>}
      </ul>
      {kind === 'bingo' ? <BingoPays /> : <TablePays />}
      <h3>{words.fairness}</h3>
      {isLive && <p>{words.liveCheck}</p>}
      <p>{words.check[kind]}</p>
      {table && <p>{words.roundSeed(table.round)}</p>}
      <p>
        {words.seedHash}: <code dir="ltr">{table?.seedHash ?? game?.seedHash}</code>
      </p>
      {revealed && (
        <>
          <p>{words.roundSeed(revealed.round)}</p>
          <p>
            {words.seedHash}: <code dir="ltr">{revealed.seedHash}</code>
          </p>
          <p>
            {words.seed}: <code dir="ltr">{revealed.seed}</code>
          </p>
        </>
      )}
    </>
  );
}

/** The live table's last round with a known seed, shown until the next one because a result is short. */
function useRevealed() {
  const { table } = useSpots().known;
  const revealed = useRef<{ round: number; seedHash: string; seed: string }>(undefined);
  if (table?.seed !== undefined && table.round !== revealed.current?.round) {
    const { round, seedHash, seed } = table;
    revealed.current = { round, seedHash, seed };
  }
  return revealed.current;
}
