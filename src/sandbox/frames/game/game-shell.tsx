import { type ReactNode, type RefObject, useId, useRef } from 'react';
import type { GameWords } from './words-en.ts';
import '../slot/app.css';
import '../slot/help-dialog.css';

type ShellWords = Pick<GameWords, 'opening' | 'failures' | 'help' | 'leave' | 'close'>;

interface GameWaitingProps {
  words: ShellWords;
  /** Reason for the failure; undefined while the game opens. */
  failure: string | undefined;
  /** Action below the reason. */
  children?: ReactNode;
}

/** Placeholder while a game opens or after it failed to. */
export function GameWaiting({ words, failure, children }: GameWaitingProps) {
  if (failure === undefined) {
    return (
      <main className="slot-failed">
        <p role="status">{words.opening}</p>
      </main>
    );
  }
  return (
    <main className="slot-failed">
      <p role="alert">{words.failures[failure] ?? words.failures.other}</p>
      {children}
    </main>
  );
}

interface GameShellProps {
  words: ShellWords;
  title: string;
  /** Returns to the site; undefined if no site frames the page. */
  onLeave: (() => void) | undefined;
  /** Shown beside the help button. */
  buttons?: ReactNode;
  help: ReactNode;
  children: ReactNode;
  className?: string;
}

/** Shell of every game: title, help and exit above, the game below. */
export function GameShell(props: GameShellProps) {
  const { words, title, onLeave, buttons, help, children, className = '' } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <div className={`slot ${className}`}>
      <header className="slot-top">
        <h1>{title}</h1>
        {buttons}
        <button type="button" onClick={() => dialog.current?.showModal()}>
          {words.help}
        </button>
        {onLeave && (
          <button type="button" onClick={onLeave} aria-label={words.leave}>
            <span aria-hidden="true">✕</span>
          </button>
        )}
      </header>
      {children}
      <GameHelp words={words} dialog={dialog}>
        {help}
      </GameHelp>
    </div>
  );
}

interface GameHelpProps {
  words: ShellWords;
  dialog: RefObject<HTMLDialogElement | null>;
  children: ReactNode;
}

function GameHelp({ words, dialog, children }: GameHelpProps) {
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
    </dialog>
  );
}
