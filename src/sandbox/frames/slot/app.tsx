import { useEffect, useRef } from 'react';
import type { OpeningAnswer } from '../../slot/slot-api.ts';
import { Controls } from './controls.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { playRound } from './play-round.ts';
import { Reels } from './reels.tsx';
import { Result } from './result.tsx';
import { tell } from './slot.ts';
import { GameContext, useSlot } from './slot-context.ts';
import { SymbolSprite } from './symbol-mark.tsx';

/** The whole page. */
export function App() {
  const { known, words } = useSlot();
  const { game, phase, refusal } = known;
  if (phase === 'failed') {
    return (
      <main className="slot-failed">
        <p role="alert">{words.failures[refusal?.code ?? 'other'] ?? words.failures.other}</p>
        {/* A ticket is good once: another one is the site's to fetch. */}
        {location.hash === '#demo' && (
          <button type="button" onClick={() => location.reload()}>
            {words.retry}
          </button>
        )}
      </main>
    );
  }
  if (game === undefined) {
    return (
      <main className="slot-failed">
        <p role="status">{words.opening}</p>
      </main>
    );
  }
  return (
    <GameContext value={game as OpeningAnswer}>
      <Table />
    </GameContext>
  );
}

function Table() {
  const { slot, known, words } = useSlot();
  const { state } = slot;
  const help = useRef<HTMLDialogElement>(null);
  const title = known.game?.game.title;

  useEffect(() => {
    /** Space and Enter begin a round, unless they press something else; a key that is held does it once. */
    const press = (event: KeyboardEvent) => {
      if (event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return;
      if ((event.target as Element).closest('button, summary, dialog')) return;
      event.preventDefault();
      void playRound(slot);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [slot]);

  return (
    <div className="slot">
      <SymbolSprite />
      <header className="slot-top">
        <h1>{title}</h1>
        <button
          type="button"
          aria-label={words.sound}
          aria-pressed={known.hasSound}
          onClick={() => {
            state.hasSound = !state.hasSound;
          }}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" />
            <path
              d={
                known.hasSound
                  ? 'M15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11'
                  : 'M16 9.5l5 5m0-5l-5 5'
              }
            />
          </svg>
        </button>
        <button type="button" onClick={() => help.current?.showModal()}>
          {words.help}
        </button>
        {slot.site && (
          <button type="button" onClick={() => tell(slot, 'leave')} aria-label={words.leave}>
            <span aria-hidden="true">✕</span>
          </button>
        )}
      </header>
      <main className="slot-main" aria-label={title}>
        <div className="slot-stage">
          <Reels />
        </div>
        <div className="slot-desk">
          <Result />
          <Controls />
        </div>
      </main>
      <HelpDialog dialog={help} />
    </div>
  );
}
