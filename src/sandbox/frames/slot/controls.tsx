import { playRound } from './play-round.ts';
import { useGame, useSlot } from './slot-context.ts';
import './controls.css';

/** Balance, stake and the spin button. */
export function Controls() {
  const { slot, known, words, money } = useSlot();
  const { stakes, currency } = useGame();
  const { phase, stake, isPaused } = known;
  const amount = money(stakes[stake] ?? 0, currency);
  const isBusy = phase !== 'idle' || isPaused;
  const change = (by: number) => {
    const next = stake + by;
    if (isBusy || stakes[next] === undefined) return;
    slot.state.stake = next;
    slot.state.refusal = undefined;
  };
  // Only aria-disabled, so that the button keeps focus during a round.
  return (
    <div className="controls">
      <dl className="controls-balance">
        <dt>{currency === undefined ? words.playMoney : words.balance}</dt>
        <dd>{money(known.balance, currency)}</dd>
      </dl>
      <fieldset className="controls-stake">
        <legend>{words.stake}</legend>
        <button
          type="button"
          aria-label={words.lessStake}
          aria-disabled={isBusy || stake === 0}
          onClick={() => change(-1)}
        >
          <span aria-hidden="true">−</span>
        </button>
        <output>{amount}</output>
        <button
          type="button"
          aria-label={words.moreStake}
          aria-disabled={isBusy || stake === stakes.length - 1}
          onClick={() => change(1)}
        >
          <span aria-hidden="true">+</span>
        </button>
      </fieldset>
      <button
        type="button"
        className="controls-spin"
        aria-label={words.spinFor(amount)}
        aria-disabled={isBusy}
        // Prevents a held key from pressing the button repeatedly.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={() => void playRound(slot)}
      >
        {words.spin}
      </button>
    </div>
  );
}
