import { layChips, play } from './play.ts';
import { Said } from './said.tsx';
import { mayBet, stakeOf, useSpots } from './spots-page.ts';

/** Messages, chips, balance and the button that starts a round. */
export function Desk() {
  const { page, known, words, money } = useSpots();
  const isBusy = !mayBet({ isLive: page.isLive, state: known });
  const stake = stakeOf(known.chips);
  const mayRepeat = !isBusy && stakeOf(known.before) > 0;
  return (
    <section className="desk" aria-label={words.yourBets}>
      <Said />
      <fieldset className="desk-chips">
        <legend className="hidden">{words.chip}</legend>
        {known.game?.chips.map((chip, index) => (
          <button
            key={chip}
            type="button"
            aria-pressed={known.chip === index}
            onClick={() => {
              page.state.chip = index;
            }}
          >
            {money(chip)}
          </button>
        ))}
      </fieldset>
      <div className="desk-row">
        <p>
          {words.balance} <strong>{money(known.balance)}</strong>
        </p>
        <button type="button" aria-disabled={isBusy} onClick={() => layChips(page, {})}>
          {words.clear}
        </button>
        <button
          type="button"
          aria-disabled={!mayRepeat}
          // Without an earlier round it would clear the board.
          onClick={() => mayRepeat && layChips(page, known.before)}
        >
          {words.repeat}
        </button>
      </div>
      <button
        type="button"
        className="desk-play"
        aria-disabled={isBusy || stake === 0}
        // Prevents a held key from pressing the button repeatedly.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        onClick={() => void play(page)}
      >
        {page.isLive ? words.placeBets : words.play[page.kind]}{' '}
        <small>{words.staked(money(stake))}</small>
      </button>
    </section>
  );
}
