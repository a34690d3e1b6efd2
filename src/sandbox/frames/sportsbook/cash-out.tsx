import { useState } from 'react';
import type { MyBet } from '../../book/book-api.ts';
import { useBook } from './book-context.ts';
import { partOf } from './cash-out-part.ts';
import { cashOut } from './player-actions.ts';

const PARTS = [25, 50, 75, 100] as const;

/** Cashes out a bet, or part of its stake, at the current price, and explains refusals. */
export function CashOut({ bet }: { bet: MyBet }) {
  const { book, known, wording, words } = useBook();
  const [percent, setPercent] = useState(100);
  const { id, currency } = bet;
  const refusal = known.cashOutRefusal?.id === id ? known.cashOutRefusal.code : undefined;
  const part = partOf(bet, percent);
  return (
    <>
      {refusal && <p className="cash-out-refusal">{wording.refusal(refusal)}</p>}
      {part && (
        <>
          <fieldset className="cash-out-parts">
            <legend className="hidden">{words.cashOutPart}</legend>
            {PARTS.map((each) => (
              <label key={each}>
                <input
                  type="radio"
                  name={`part-${id}`}
                  checked={each === percent}
                  onChange={() => setPercent(each)}
                />
                {each === 100 ? words.cashOutAll : wording.percent(each)}
              </label>
            ))}
          </fieldset>
          <button
            type="button"
            className="quiet"
            aria-disabled={known.closing !== undefined}
            onClick={() => void cashOut(book, id, part.offer, part.stake)}
          >
            {words.cashOut(wording.money(part.offer, currency))}
          </button>
        </>
      )}
    </>
  );
}
