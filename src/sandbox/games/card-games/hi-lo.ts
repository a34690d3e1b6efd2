import { type Card, cardOf, DECK, rankOf } from '../table/cards.ts';
import { moveImpossible, type TableRules } from '../table/table-rules.ts';
import { CARD_STAKES, type CardGameView } from './card-game-view.ts';
import { HI_LO_RETURN, MOST_TIMES } from './hi-lo-pays.ts';
import { stakeBet } from './stake-bet.ts';

type Guess = 'higher' | 'lower';
const GUESSES: readonly Guess[] = ['higher', 'lower'];

/** A multiple of the stake, as a fraction. */
interface Multiple {
  readonly over: bigint;
  readonly under: bigint;
}
const RETURN_PERCENT = BigInt(Math.round(HI_LO_RETURN * 100));

/** Counts the remaining cards that beat the last one. */
function beating(shown: readonly Card[], guess: Guess): number {
  const last = rankOf(shown.at(-1) ?? '');
  const isGood = (rank: number) => (guess === 'higher' ? rank > last : rank < last);
  const all = Array.from<unknown, number>({ length: 13 }, (_, rank) => (isGood(rank) ? 4 : 0));
  const gone = shown.filter((card) => isGood(rankOf(card))).length;
  return all.reduce((sum, count) => sum + count, 0) - gone;
}

/**
 * Higher or lower, from one deck. Aces are low, and an equal rank loses. The payout is the stake divided by the
 * probability of all guesses so far, minus three per cent once, so the return is 97 % for any play.
 */
export const hiLo: TableRules<{ stake: number }, CardGameView> = {
  kind: 'hi-lo',
  page: 'card-games',
  stakes: CARD_STAKES,
  bet: stakeBet,
  play(order, { stake }, moves) {
    const deck = order(DECK).map(cardOf);
    const shown = deck.slice(0, 1);
    // In integers, because floating point takes a cent off some wins.
    let times: Multiple = { over: RETURN_PERCENT, under: 100n };
    const worth = ({ over, under }: Multiple) => Number((BigInt(stake) * over) / under);
    const ended = (result: string, win: number) => ({
      stake,
      win,
      choices: [],
      view: { rows: [{ who: 'board' as const, cards: shown }], result },
    });
    /** Multiple of the stake after a correct guess; undefined if the guess is not offered. */
    const timesAfter = (guess: Guess): Multiple | undefined => {
      const good = beating(shown, guess);
      if (good === 0) return undefined;
      const next = {
        over: times.over * BigInt(DECK - shown.length),
        under: times.under * BigInt(good),
      };
      return next.over > next.under * BigInt(MOST_TIMES) ? undefined : next;
    };
    const choicesNow = () => [
      ...GUESSES.filter((guess) => timesAfter(guess) !== undefined),
      ...(shown.length > 1 ? (['collect'] as const) : []),
    ];
    for (const [index, move] of moves.entries()) {
      if (!choicesNow().some((choice) => choice === move)) throw moveImpossible();
      if (move === 'collect') {
        if (index < moves.length - 1) throw moveImpossible();
        return ended('collected', worth(times));
      }
      const next = timesAfter(move as Guess) ?? times;
      const gap = rankOf(deck[shown.length] ?? '') - rankOf(shown.at(-1) ?? '');
      shown.push(deck[shown.length] ?? '');
      const isRight = move === 'higher' ? gap > 0 : gap < 0;
      if (!isRight) {
        if (index < moves.length - 1) throw moveImpossible();
        return ended(gap === 0 ? 'same' : 'wrong', 0);
      }
      times = next;
    }
    const choices = choicesNow();
    const [only] = choices;
    // No guess is left, so the win is paid.
    if (only === 'collect') return ended('collected', worth(times));
    const pays = Object.fromEntries(
      choices.map((choice) => [
        choice,
        worth(choice === 'collect' ? times : (timesAfter(choice) ?? times)),
      ]),
    );
    const likelier = beating(shown, 'higher') >= beating(shown, 'lower') ? 'higher' : 'lower';
    return {
      stake,
      win: 0,
      choices,
      ifLeft: shown.length > 1 ? 'collect' : likelier,
      view: { rows: [{ who: 'board', cards: [...shown] }], pays },
    };
  },
};
