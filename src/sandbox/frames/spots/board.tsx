import { GROUPS, isRed, NUMBERS, OUTSIDE, spotOf } from '../../roulette/roulette-spots.ts';
import { putChip } from './play.ts';
import { mayBet, useSpots } from './spots-page.ts';

/** Where chips are put: a button for every spot. */
export function Board() {
  const { page, words } = useSpots();
  return (
    <section className="board" aria-label={words.board}>
      {page.kind === 'baccarat' ? <Sides /> : <Numbers />}
    </section>
  );
}

function Spot({ spot, name, mark, look }: Record<'spot' | 'name' | 'mark' | 'look', string>) {
  const { page, known, words, money } = useSpots();
  // On a live table the bet that was taken lies there.
  const chips = known.standing?.bet?.chips ?? known.chips;
  const amount = chips[spot];
  return (
    <button
      type="button"
      className={`spot spot-${look}`}
      aria-label={words.put(name, amount === undefined ? words.none : money(amount))}
      aria-disabled={!mayBet({ kind: page.kind, state: known })}
      onClick={() => putChip(page, spot)}
    >
      {mark}
      {amount !== undefined && <span className="spot-chip">{amount / 100}</span>}
    </button>
  );
}

function Sides() {
  const { words } = useSpots();
  return (
    <div className="board-sides">
      {['player', 'tie', 'banker'].map((side) => {
        const name = `${words.outside[side]}, ${words.odds[side]}`;
        return <Spot key={side} spot={side} name={name} mark={name} look={side} />;
      })}
    </div>
  );
}

function Numbers() {
  const { words } = useSpots();
  return (
    <>
      <div className="board-numbers">
        {[0, ...NUMBERS].map((number) => (
          <Spot
            key={number}
            spot={String(number)}
            name={words.number(number)}
            mark={String(number)}
            look={number === 0 ? 'zero' : isRed(number) ? 'red' : 'black'}
          />
        ))}
      </div>
      <div className="board-outside">
        {Object.keys(OUTSIDE).map((spot) => {
          const name = words.outside[spot] ?? spot;
          return <Spot key={spot} spot={spot} name={name} mark={name} look="plain" />;
        })}
      </div>
      <details>
        <summary>{words.more}</summary>
        {Object.entries(GROUPS).map(([group, all]) => (
          <fieldset key={group} className="board-groups">
            <legend>{words.groups[group]}</legend>
            {all.map((numbers) => {
              const spot = spotOf(numbers);
              const mark = numbers.length > 4 ? `${numbers[0]}–${numbers.at(-1)}` : spot;
              const name = `${words.groups[group]} ${numbers.join(', ')}`;
              return <Spot key={spot} spot={spot} name={name} mark={mark} look="plain" />;
            })}
          </fieldset>
        ))}
      </details>
    </>
  );
}
