import { pointsOf } from '../../baccarat/baccarat-points.ts';
import { isRed } from '../../roulette/roulette-spots.ts';
import { stakeOf, tell, useSpots } from './spots-page.ts';

/** What fell, what was refused, what is waited for, in words; said by a screen reader as it changes. */
export function Said() {
  const { page, known, words, money } = useSpots();
  const { phase, refusal, round, table, standing, game } = known;

  const fell = (number: number) =>
    words.fell(number, number === 0 ? words.green : isRed(number) ? words.red : words.black);

  function cameTo({ win, stake }: { win: number; stake: number }): string {
    if (win === 0) return words.lose;
    return win > stake ? words.win(money(win)) : words.back(money(win));
  }

  function drawn(): string {
    const what = round?.drawn as { number: number } | { player: string[]; banker: string[] };
    if ('number' in what) return fell(what.number);
    const [player, banker] = [pointsOf(what.player), pointsOf(what.banker)];
    const winner = player === banker ? 'tie' : player > banker ? 'player' : 'banker';
    return words.coup(player, banker, words.winner[winner] ?? winner);
  }

  function live(): string {
    if (table === undefined) return words.asking;
    if (table.phase === 'result' && table.number !== undefined) {
      const last = standing?.last;
      const mine = last?.round === table.round ? ` ${cameTo(last)}` : '';
      return `${fell(table.number)}${mine}`;
    }
    if (standing?.bet) {
      const placed = words.placed(money(standing.bet.stake));
      return table.phase === 'spinning' ? `${words.running} ${placed}` : placed;
    }
    return table.phase === 'betting' ? words.betsOpen : words.running;
  }

  function text(): string | undefined {
    if (known.isLost) return words.lost;
    if (refusal) {
      const { code, left } = refusal;
      if (left !== undefined && left > 0) return words.limitLeft(money(left));
      return words.refusals[code] ?? words.refusals.other;
    }
    if (phase === 'asking') return words.asking;
    if (phase === 'showing') return words.running;
    if (known.isPaused) return words.paused;
    if (page.kind === 'live-roulette') return phase === 'over' ? words.over : live();
    if (round === undefined) return words.start;
    const isOld = round.number === game?.last?.number;
    return `${isOld ? `${words.lastRound} ` : ''}${drawn()} ${cameTo(round)}${phase === 'over' ? ` ${words.over}` : ''}`;
  }
  const isShort = known.balance < Math.max(stakeOf(known.chips), game?.chips[0] ?? 0);
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
