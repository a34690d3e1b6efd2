import { GameShell, GameWaiting } from '../game/game-shell.tsx';
import { Board } from './board.tsx';
import { Desk } from './desk.tsx';
import { Help } from './help.tsx';
import { Scene } from './scene.tsx';
import { tell, useSpots } from './spots-page.ts';

export function App() {
  const { page, known, words } = useSpots();
  const { game, phase, refusal } = known;
  if (phase === 'failed' || game === undefined) {
    const failure = phase === 'failed' ? (refusal?.code ?? 'other') : undefined;
    return <GameWaiting words={words} failure={failure} />;
  }
  const { title } = game.game;
  return (
    <GameShell
      words={words}
      title={title}
      onLeave={page.site && (() => tell(page, 'leave'))}
      help={<Help />}
      className="spots"
    >
      <main className="spots-main" aria-label={title}>
        <Scene />
        <Board />
      </main>
      <Desk />
    </GameShell>
  );
}
