import { refusalText } from '../game/refuse.ts';
import { tell } from './slot.ts';
import { useGame, useSlot } from './slot-context.ts';
import './result.css';

/** The result, refusal or status as text, which screen readers announce when it changes. */
export function Result() {
  const { slot, known, words, result, money } = useSlot();
  const { currency, last, stakes } = useGame();
  const { phase, round, refusal, isLost, isPaused } = known;
  const isShown = round !== undefined && phase !== 'turning' && phase !== 'asking';
  const isOld = round !== undefined && round.number === last?.number;

  const text = () => {
    if (isLost) return words.lost;
    if (refusal) return refusalText(refusal, words, (amount) => money(amount, currency));
    if (phase === 'asking') return words.asking;
    if (phase === 'turning') return '';
    if (isPaused) return words.paused;
    if (round === undefined) return words.start;
    const said = result(round, currency);
    return isOld ? `${words.lastRound} ${said}` : said;
  };
  // Only real-money play has a currency, and only a site has a cashier.
  const isShort = currency !== undefined && known.balance < (stakes[known.stake] ?? 0);
  const canDeposit = slot.site !== undefined && phase === 'idle' && isShort;
  const isResult = isShown && !refusal && !isPaused;
  return (
    <div className="result" role="status">
      <p className={isResult && round.win > round.stake ? 'result-win' : undefined}>{text()}</p>
      {canDeposit && (
        <button
          type="button"
          className="result-deposit"
          onClick={() => tell(slot, 'deposit-needed')}
        >
          {words.deposit}
        </button>
      )}
      {isResult && (
        <>
          {round.wins.length > 0 && (
            <ul>
              {round.wins.map(({ line, count, symbol, amount }) => (
                <li key={line}>
                  {words.lineWin(
                    line + 1,
                    count,
                    words.symbols[symbol] ?? symbol,
                    money(amount, currency),
                  )}
                </li>
              ))}
            </ul>
          )}
          <p className="hidden">{words.balanceNow(money(known.balance, currency))}</p>
          {phase === 'over' && <p>{words.over}</p>}
        </>
      )}
    </div>
  );
}
