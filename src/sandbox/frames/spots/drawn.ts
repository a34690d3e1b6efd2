import { pointsOf } from '../../games/baccarat/baccarat-points.ts';
import { CARDS, linesOn } from '../../games/bingo/bingo-cards.ts';
import { higherOf } from '../../games/dragon-tiger/dragon-tiger-table.ts';
import { isRed } from '../../games/roulette/roulette-spots.ts';
import { WHEEL_FIELDS } from '../../games/wheel/wheel-table.ts';
import type { Words } from './words-en.ts';

/** The result of any spot game. */
export type Drawn =
  | { readonly number: number }
  | { readonly stop: number }
  | { readonly dice: readonly number[] }
  | { readonly rolls: readonly (readonly number[])[] }
  | { readonly balls: readonly number[] }
  | { readonly sun: string; readonly moon: string }
  | { readonly player: readonly string[]; readonly banker: readonly string[] };

interface Wording {
  readonly words: Words;
  readonly number: (value: number) => string;
}

const totalOf = (dice: readonly number[]) => dice.reduce((sum, die) => sum + die, 0);

function winnerOf(player: number, banker: number): 'player' | 'banker' | 'tie' {
  if (player === banker) return 'tie';
  return player > banker ? 'player' : 'banker';
}

/** Describes a result in a sentence. */
export function drawnText(drawn: Drawn, { words, number }: Wording): string {
  if ('number' in drawn) {
    const colour = drawn.number === 0 ? 'green' : isRed(drawn.number) ? 'red' : 'black';
    return words.fell(drawn.number, words[colour]);
  }
  if ('stop' in drawn) return words.stopped(number(WHEEL_FIELDS[drawn.stop] ?? 0));
  if ('dice' in drawn) return words.dice(drawn.dice.map(number).join(', '), totalOf(drawn.dice));
  if ('rolls' in drawn)
    return words.rolls(drawn.rolls.map((roll) => number(totalOf(roll))).join(', '));
  if ('balls' in drawn) return words.balls(drawn.balls.map(number).join(', '));
  if ('sun' in drawn) {
    const { sun, moon } = drawn;
    const result = sun === moon ? 'suited-tie' : higherOf(drawn);
    return words.sunAndMoon(words.card(sun), words.card(moon), words.higher[result] ?? '');
  }
  const [player, banker] = [pointsOf(drawn.player), pointsOf(drawn.banker)];
  return words.coup(player, banker, words.winner[winnerOf(player, banker)] ?? '');
}

/** Short form of a result in a live table's history: a number, or the winner. */
export function drawnMark(drawn: Drawn, { words, number }: Wording): string {
  if ('number' in drawn) return number(drawn.number);
  if ('stop' in drawn) return number(WHEEL_FIELDS[drawn.stop] ?? 0);
  if ('dice' in drawn) return number(totalOf(drawn.dice));
  if ('rolls' in drawn) return number(totalOf(drawn.rolls.at(-1) ?? []));
  if ('balls' in drawn)
    return words.lines(Math.max(...CARDS.map((card) => linesOn(card, drawn.balls))));
  if ('sun' in drawn) return words.spots[higherOf(drawn)] ?? '';
  return words.outside[winnerOf(pointsOf(drawn.player), pointsOf(drawn.banker))] ?? '';
}
