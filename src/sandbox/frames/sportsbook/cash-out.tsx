import { useState } from 'react';
import { passFocusOn } from '../../../app/ui/pass-focus-on.ts';
import type { MyBet } from '../../book/book-api.ts';
import { useBook } from './book-context.ts';
import { isBusy } from './book-state.ts';
import { actUnlessOpen } from './lost-attempts.ts';
import { cashOut } from './player-actions.ts';

const PARTS = [25, 50, 75, 100] as const;

/**
 * Cashes out a bet, or part of its stake, at the current price, and explains refusals. A cashed-out part ends the
 * choice, so a second press does not cash out more.
 */
export function CashOut({ bet }: { bet: MyBet }) {
  const { book, known, wording, words } = useBook();
  const { id, currency } = bet;
  const sold = bet.cashedOut?.stake ?? 0;
  const [choice, setChoice] = useState({ percent: 100, sold });
  const isChosen = choice.sold === sold;
  const refusal = known.cashOutRefusal?.id === id ? known.cashOutRefusal.code : undefined;
  const part = partOf(bet, isChosen ? choice.percent : 100);
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
                  checked={isChosen && each === choice.percent}
                  onChange={() => setChoice({ percent: each, sold })}
                />
                {each === 100 ? words.cashOutAll : wording.percent(each)}
              </label>
            ))}
          </fieldset>
          <button
            type="button"
            className="quiet"
            ref={passFocusOn}
            aria-disabled={isBusy(known) || !isChosen}
            onClick={() => {
              if (isChosen)
                void actUnlessOpen(book, () => cashOut(book, id, part.offer, part.stake));
            }}
          >
            {isChosen ? words.cashOut(wording.money(part.offer, currency)) : words.cashOutChoose}
          </button>
        </>
      )}
    </>
  );
}

/**
 * Computes a part of a bet's open stake and its cash-out price. The price never exceeds the operator's own, so players
 * get at least the shown amount.
 * @returns undefined without an offer or if the part is worth nothing; `stake` is absent for the whole bet
 */
export function partOf(
  { cashOut, stake, cashedOut }: Pick<MyBet, 'cashOut' | 'stake' | 'cashedOut'>,
  percent: number,
): { offer: number; stake?: number } | undefined {
  if (cashOut === undefined) return undefined;
  if (percent === 100) return { offer: cashOut };
  const open = stake - (cashedOut?.stake ?? 0);
  const part = Math.floor((open * percent) / 100);
  const offer = Number((BigInt(cashOut) * BigInt(part)) / BigInt(open));
  return offer > 0 ? { offer, stake: part } : undefined;
}
