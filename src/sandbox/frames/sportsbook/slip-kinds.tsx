import { useBook } from './book-context.ts';
import { betsOf, kindOf, LEAST_SYSTEM, SLIP_KINDS } from './slip.ts';

/** Names of full-cover bets, by number of selections. */
const NAMES: Readonly<Record<number, string>> = {
  3: 'Trixie',
  4: 'Yankee',
  5: 'Canadian',
  6: 'Heinz',
  7: 'Super Heinz',
  8: 'Goliath',
};

/** Choice between singles, an accumulator and a system. */
export function SlipKinds() {
  const { book, known, words } = useBook();
  const { legs, system } = known.slip;
  const count = legs.length;
  const kind = kindOf(known.slip);
  if (count < 2) return null;
  const sizes = Array.from({ length: count - 2 }, (_, index) => index + 2);
  return (
    <>
      <fieldset className="slip-kinds">
        <legend className="hidden">{words.slipKind}</legend>
        {SLIP_KINDS.filter((each) => each !== 'system' || count >= LEAST_SYSTEM).map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="kind"
              checked={each === kind}
              onChange={() => {
                book.state.slip.kind = each;
              }}
            />
            {words.slipKinds[each]}
          </label>
        ))}
      </fieldset>
      {kind === 'system' && (
        <>
          <label htmlFor="system">{words.system}</label>
          <select
            id="system"
            value={system === 'all' ? system : Math.min(system, count - 1)}
            onChange={({ target }) => {
              book.state.slip.system = target.value === 'all' ? 'all' : Number(target.value);
            }}
          >
            {sizes.map((size) => (
              <option key={size} value={size}>
                {words.systemOption(size, count, betsOf(count, size))}
              </option>
            ))}
            <option value="all">{words.systemAll(NAMES[count] ?? '', betsOf(count, 'all'))}</option>
          </select>
        </>
      )}
    </>
  );
}
