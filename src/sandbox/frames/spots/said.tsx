import { refusalText } from '../game/refuse.ts';
import { type Drawn, drawnText } from './drawn.ts';
import { mayBet, stakeOf, tell, useSpots } from './spots-page.ts';

/** The result, refusal or status as text, which screen readers announce when it changes. */
export function Said() {
  const { page, known, words, money, number } = useSpots();
  const { phase, refusal, round, table, standing, game } = known;

  const fell = (drawn: object) => drawnText(drawn as Drawn, { words, number });

  function cameTo({ win, stake }: { win: number; stake: number }): string {
    if (win === 0) return words.none;
    return win > stake ? words.win(money(win)) : words.back(money(win));
  }

  function live(): string {
    if (table === undefined) return words.asking;
    if (table.phase === 'result' && table.drawn !== undefined) {
      const last = standing?.last;
      const mine = last?.round === table.round ? ` ${cameTo(last)}` : '';
      return `${fell(table.drawn)}${mine}`;
    }
    if (standing?.bet) {
      const placed = words.placed(money(standing.bet.stake));
      return table.phase === 'spinning' ? `${words.running} ${placed}` : placed;
    }
    return table.phase === 'betting' ? words.betsOpen : words.running;
  }

  function text(): string | undefined {
    if (known.isLost) return words.lost;
    if (refusal) return refusalText(refusal, words, money);
    if (phase === 'asking') return words.asking;
    if (phase === 'showing') return words.running;
    if (known.isPaused) return words.paused;
    if (page.isLive) return phase === 'over' ? words.over : live();
    if (round === undefined) return words.start;
    const isOld = round.number === game?.last?.number;
    return `${isOld ? `${words.lastRound} ` : ''}${fell(round.drawn)} ${cameTo(round)}${phase === 'over' ? ` ${words.over}` : ''}`;
  }
  // On a live table chips stay after their bet, which is paid for.
  const laid = mayBet({ isLive: page.isLive, state: known }) ? stakeOf(known.chips) : 0;
  const isShort = !standing?.bet && known.balance < Math.max(laid, game?.chips[0] ?? 0);
  return (
    <div className="said" role="status">
      <p>{text()}</p>
      {isShort && phase === 'idle' && page.site && (
        <button type="button" onClick={() => tell(page, 'deposit-needed')}>
          {words.deposit}
        </button>
      )}
    </div>
  );
}
