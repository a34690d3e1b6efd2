import { type ReactNode, useId, useRef } from 'react';
import { CardSprite } from './playing-card.tsx';
import { tell } from './table.ts';
import { useOpening, useTable } from './table-context.ts';
import '../slot/app.css';
import '../slot/help-dialog.css';
import '../slot/controls.css';
import '../slot/result.css';
import './table.css';

interface TableShellProps {
  table: ReactNode;
  help: ReactNode;
}

/** The whole page of a table game, in the frame that slots have. */
export function TableShell({ table: cards, help }: TableShellProps) {
  const { table, known, words } = useTable();
  const dialog = useRef<HTMLDialogElement>(null);
  const { opening, phase, refusal } = known;
  if (opening === undefined) {
    const failed = words.failures[refusal?.code ?? 'other'] ?? words.failures.other;
    return (
      <main className="slot-failed">
        {phase === 'failed' ? <p role="alert">{failed}</p> : <p role="status">{words.opening}</p>}
      </main>
    );
  }
  const { title } = opening.game;
  return (
    <div className="slot">
      <CardSprite />
      <header className="slot-top">
        <h1>{title}</h1>
        <button type="button" onClick={() => dialog.current?.showModal()}>
          {words.help}
        </button>
        {table.site && (
          <button type="button" onClick={() => tell(table, 'leave')} aria-label={words.leave}>
            <span aria-hidden="true">✕</span>
          </button>
        )}
      </header>
      <main className="slot-main" aria-label={title}>
        {cards}
      </main>
      <TableHelp dialog={dialog}>{help}</TableHelp>
    </div>
  );
}

interface TableHelpProps {
  dialog: React.RefObject<HTMLDialogElement | null>;
  children: ReactNode;
}

/** Rules of the game, then what holds for every table. */
function TableHelp({ dialog, children }: TableHelpProps) {
  const { words, number } = useTable();
  const { minimumRoundMs, seedHash } = useOpening();
  const titleId = useId();
  return (
    <dialog className="help" ref={dialog} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{words.help}</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </header>
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
    </dialog>
  );
}
