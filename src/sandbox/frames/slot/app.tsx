import { useEffect } from 'react';
import type { OpeningAnswer } from '../../games/slot/slot-api.ts';
import { GameShell, GameWaiting } from '../game/game-shell.tsx';
import { Controls } from './controls.tsx';
import { playRound } from './play-round.ts';
import { Reels } from './reels.tsx';
import { Result } from './result.tsx';
import { tell } from './slot.ts';
import { GameContext, useSlot } from './slot-context.ts';
import { SlotHelp } from './slot-help.tsx';
import { SymbolSprite } from './symbol-mark.tsx';

export function App() {
  const { known, words } = useSlot();
  const { game, phase, refusal } = known;
  if (phase === 'failed' || game === undefined) {
    const failure = phase === 'failed' ? (refusal?.code ?? 'other') : undefined;
    return (
      <GameWaiting words={words} failure={failure}>
        {/* A ticket works only once, so only the demo can retry here. */}
        {location.hash === '#demo' && (
          <button type="button" onClick={() => location.reload()}>
            {words.retry}
          </button>
        )}
      </GameWaiting>
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
  const title = known.game?.game.title ?? '';

  useEffect(() => {
    /** Space and Enter start a round unless a control has focus. A held key starts only one. */
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
    <GameShell
      words={words}
      title={title}
      onLeave={slot.site && (() => tell(slot, 'leave'))}
      buttons={
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
      }
      help={<SlotHelp />}
    >
      <SymbolSprite />
      <main className="slot-main" aria-label={title}>
        <div className="slot-stage">
          <Reels />
        </div>
        <div className="slot-desk">
          <Result />
          <Controls />
        </div>
      </main>
    </GameShell>
  );
}
