import { useBook } from './book-context.ts';
import { kindOf, wrongSingles } from './slip.ts';
import { enterStake, raiseStakes } from './slip-actions.ts';

/** Chip values, minor units. */
const CHIPS = [100, 500, 1000, 2500] as const;

/** One stake for an accumulator or per bet of a system, one per single. Chips add to the current value. */
export function SlipStakes({ isWrong, currency }: { isWrong: boolean; currency: string }) {
  const { book, known, wording, words } = useBook();
  const { slip } = known;
  const kind = kindOf(slip);
  const isEach = kind === 'singles';
  const field = {
    className: 'stake',
    autoComplete: 'off',
    maxLength: 9,
    inputMode: 'decimal' as const,
    placeholder: wording.amount(0),
  };
  const fault = { 'aria-invalid': true, 'aria-describedby': 'stake-wrong' };
  const wrong = isWrong && isEach ? wrongSingles(slip) : [];
  return (
    <>
      {!isEach && (
        <>
          <label htmlFor="stake">
            {kind === 'system' ? words.stakeEach : words.stake} <small>{currency}</small>
          </label>
          <input
            {...field}
            {...(isWrong && fault)}
            id="stake"
            value={slip.stake}
            onChange={({ target }) => enterStake(book, target.value)}
          />
        </>
      )}
      {isEach &&
        slip.legs.map((leg) => {
          const event = known.events[leg.event];
          const market = event?.markets.find(({ code }) => code === leg.market);
          const what = event && market && wording.selection(event, market, leg.selection);
          return (
            <div className="slip-single" key={leg.event}>
              <label htmlFor={`stake-${leg.event}`}>
                {words.stakeOn(what ?? leg.selection)}{' '}
                {event && (
                  <small>
                    {event.home} – {event.away}
                  </small>
                )}
              </label>
              <input
                {...field}
                {...(wrong.includes(leg.event) && fault)}
                id={`stake-${leg.event}`}
                value={slip.stakes[leg.event] ?? ''}
                onChange={({ target }) => enterStake(book, target.value, leg.event)}
              />
            </div>
          );
        })}
      {isWrong && (
        <p id="stake-wrong" className="slip-wrong">
          {words.stakeWrong}
        </p>
      )}
      <fieldset className="chips">
        <legend className="hidden">{isEach ? words.chipsEach : words.chips}</legend>
        {CHIPS.map((chip) => (
          <button key={chip} type="button" onClick={() => raiseStakes(book, chip, isEach)}>
            {wording.added(chip, currency)}
          </button>
        ))}
      </fieldset>
    </>
  );
}
