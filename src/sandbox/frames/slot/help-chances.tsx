import { useGame, useSlot } from './slot-context.ts';

/** The game's return and volatility, and how players verify results. */
export function HelpChances() {
  const { words, percent } = useSlot();
  const { game, seedHash } = useGame();
  return (
    <>
      <h3>{words.facts}</h3>
      <p>{words.returns(percent(game.returnToPlayer))}</p>
      <p>{words.volatility[game.volatility]}</p>
      <details>
        <summary>{words.strips}</summary>
        <p>{words.stripsText}</p>
        {game.table.strips.map((strip, reel) => (
          <p key={strip}>
            <strong>{words.reel(reel + 1)}:</strong>{' '}
            {[...strip].map((symbol) => words.symbols[symbol]).join(', ')}.
          </p>
        ))}
      </details>
      {seedHash !== undefined && (
        <>
          <h3>{words.fairness}</h3>
          <p>{words.fairnessText}</p>
          <p>
            {words.seedHash}: <code>{seedHash}</code>
          </p>
        </>
      )}
    </>
  );
}
