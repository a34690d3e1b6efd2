import type { ReactNode } from 'react';
import { GameShell, GameWaiting } from '../game/game-shell.tsx';
import { CardSprite } from './playing-card.tsx';
import { tell } from './table.ts';
import { useOpening, useTable } from './table-context.ts';
import '../slot/controls.css';
import '../slot/result.css';
import './table.css';

interface TableShellProps {
  table: ReactNode;
  help: ReactNode;
}

/** The page of a table game, in the same shell as slots. */
export function TableShell({ table: cards, help }: TableShellProps) {
  const { table, known, words } = useTable();
  const { opening, phase, refusal } = known;
  if (opening === undefined) {
    const failure = phase === 'failed' ? (refusal?.code ?? 'other') : undefined;
    return <GameWaiting words={words} failure={failure} />;
  }
  const { title } = opening.game;
  return (
    <GameShell
      words={words}
      title={title}
      onLeave={table.site && (() => tell(table, 'leave'))}
      help={<TableHelp>{help}</TableHelp>}
    >
      <CardSprite />
      <main className="slot-main" aria-label={title}>
        {cards}
      </main>
    </GameShell>
  );
}

/** Rules of the game, then those of all table games. */
function TableHelp({ children }: { children: ReactNode }) {
  const { words, number } = useTable();
  const { minimumRoundMs, seedHash } = useOpening();
  return (
    <>
      {children}
      <ul>
        {words.everyTable.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {minimumRoundMs > 0 && <li>{words.pace(number(minimumRoundMs / 1000))}</li>}
      </ul>
      <h3>{words.fairness}</h3>
      <p>{words.fairnessText}</p>
      <p>
        {words.seedHash}: <code dir="ltr">{seedHash}</code>
      </p>
    </>
  );
}
