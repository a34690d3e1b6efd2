import { useRef } from 'react';
import { Board } from './board.tsx';
import { Desk } from './desk.tsx';
import { Help } from './help.tsx';
import { Scene } from './scene.tsx';
import { tell, useSpots } from './spots-page.ts';

/** The whole page. */
export function App() {
  const { page, known, words } = useSpots();
  const help = useRef<HTMLDialogElement>(null);
  const { game, phase, refusal } = known;
  if (phase === 'failed' || game === undefined) {
    const text = words.failures[refusal?.code ?? 'other'] ?? words.failures.other;
    return (
      <main className="slot-failed">
        {phase === 'failed' ? <p role="alert">{text}</p> : <p role="status">{words.opening}</p>}
      </main>
    );
  }
  const { title } = game.game;
  return (
    <div className="slot spots">
      <header className="slot-top">
        <h1>{title}</h1>
        <button type="button" onClick={() => help.current?.showModal()}>
          {words.help}
        </button>
        {page.site && (
          <button type="button" onClick={() => tell(page, 'leave')} aria-label={words.leave}>
            <span aria-hidden="true">✕</span>
          </button>
        )}
      </header>
      <main className="spots-main" aria-label={title}>
        <Scene />
        <Board />
      </main>
      <Desk />
      <Help dialog={help} />
    </div>
  );
}
