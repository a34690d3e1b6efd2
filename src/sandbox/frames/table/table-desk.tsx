import { type ReactNode, useEffect, useRef } from 'react';
import { refusalText } from '../game/refuse.ts';
import { tell } from './table.ts';
import { useOpening, useTable } from './table-context.ts';
import { takeStep } from './take-step.ts';

interface TableDeskProps {
  /** The round's result or the next action, in a sentence. */
  says: string;
  /** Describes the table for screen readers. */
  describes: string;
  /** Buttons of an open round. Without them the stake and bet controls appear. */
  moves?: ReactNode;
}

/** The latest result, the balance and the available actions. */
export function TableDesk({ says, describes, moves }: TableDeskProps) {
  const { table, known, round, words, money } = useTable();
  const { currency, stakes } = useOpening();
  const { phase, stake } = known;
  const isOpen = moves !== undefined;
  const isBusy = phase !== 'idle' || known.isPaused;
  const amount = stakes[stake] ?? 0;
  const actions = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);

  // Buttons change with the round, so focus moves to the first of the new ones.
  useEffect(() => {
    if (phase !== 'idle' || !hadFocus.current) return;
    hadFocus.current = false;
    if (document.activeElement === document.body) {
      actions.current?.querySelector('button')?.focus();
    }
  }, [phase]);

  const change = (by: number) => {
    if (isBusy || stakes[stake + by] === undefined) return;
    table.state.stake = stake + by;
    table.state.refusal = undefined;
  };
  const isShort = !isOpen && phase === 'idle' && known.balance < amount;
  return (
    <div className="slot-desk">
      <div className="result" role="status">
        <p className={round && !isOpen && round.win > round.stake ? 'result-win' : undefined}>
          {said()}
        </p>
        <p className="hidden">{describes}</p>
        <p className="hidden">{words.balanceNow(money(known.balance, currency))}</p>
        {phase === 'over' && <p>{words.over}</p>}
        {isShort && table.site && (
          <button
            type="button"
            className="result-deposit"
            onClick={() => tell(table, 'deposit-needed')}
          >
            {words.deposit}
          </button>
        )}
      </div>
      <div className="controls">
        <dl className="controls-balance">
          <dt>{words.balance}</dt>
          <dd>{money(known.balance, currency)}</dd>
        </dl>
        <fieldset className="controls-stake">
          <legend>{words.stake}</legend>
          <button
            type="button"
            aria-label={words.lessStake}
            aria-disabled={isBusy || isOpen || stake === 0}
            onClick={() => !isOpen && change(-1)}
          >
            <span aria-hidden="true">−</span>
          </button>
          <output>{money(isOpen && round ? round.stake : amount, currency)}</output>
          <button
            type="button"
            aria-label={words.moreStake}
            aria-disabled={isBusy || isOpen || stake === stakes.length - 1}
            onClick={() => !isOpen && change(1)}
          >
            <span aria-hidden="true">+</span>
          </button>
        </fieldset>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notes which of its buttons was pressed */}
        <div
          className="table-actions"
          ref={actions}
          onClickCapture={() => {
            hadFocus.current = true;
          }}
          // Prevents a held key from pressing the button repeatedly.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
        >
          {moves ?? (
            <button
              type="button"
              className="table-main-action"
              aria-disabled={isBusy}
              onClick={() => void takeStep(table, { bet: { stake: amount } })}
            >
              {words.dealFor(money(amount, currency))}
            </button>
          )}
        </div>
      </div>
    </div>
  );

  function said(): string {
    const { refusal } = known;
    if (known.isLost) return words.lost;
    if (refusal) return refusalText(refusal, words, (amount) => money(amount, currency));
    if (known.isPaused) return words.paused;
    return phase === 'asking' ? words.asking : says;
  }
}
