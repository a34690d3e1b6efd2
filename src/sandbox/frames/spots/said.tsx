import { pointsOf } from '../../baccarat/baccarat-points.ts';
import { isRed } from '../../roulette/roulette-spots.ts';
import { WHEEL_FIELDS } from '../../wheel/wheel-table.ts';
import { refusalText } from '../game/refuse.ts';
import { stakeOf, tell, useSpots } from './spots-page.ts';

type Drawn =
  | { number: number }
  | { stop: number }
  | { dice: number[] }
  | { rolls: number[][] }
  | { player: string[]; banker: string[] };

const totalOf = (dice: readonly number[]) => dice.reduce((sum, die) => sum + die, 0);

/** What fell, what was refused, what is waited for, in words; said by a screen reader as it changes. */
export function Said() {
  const { page, known, words, money, number } = useSpots();
  const { phase, refusal, round, table, standing, game } = known;

  const fell = (number: number) =>
    words.fell(number, number === 0 ? words.green : isRed(number) ? words.red : words.black);

  function cameTo({ win, stake }: { win: number; stake: number }): string {
    if (win === 0) return words.none;
    return win > stake ? words.win(money(win)) : words.back(money(win));
  }

  function drawn(): string {
    const what = round?.drawn as Drawn;
    if ('number' in what) return fell(what.number);
    if ('stop' in what) return words.stopped(number(WHEEL_FIELDS[what.stop] ?? 0));
    if ('dice' in what) return words.dice(what.dice.map(number).join(', '), totalOf(what.dice));
    if ('rolls' in what)
      return words.rolls(what.rolls.map((roll) => number(totalOf(roll))).join(', '));
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
    if (refusal) return refusalText(refusal, words, money);
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
