// Shared with the page.

/** An ace counts 1, tens and face cards 0. @param card such as `AS`, `TD` */
const pointsOfCard = (card: string): number => {
  const rank = 'A23456789'.indexOf(card.charAt(0));
  return rank + 1;
};

/** The last digit of the sum. */
export const pointsOf = (cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + pointsOfCard(card), 0) % 10;

/**
 * Returns whether the banker draws a third card at this total. From 3 to 6 points this depends on the player's third
 * card.
 */
export function bankerDraws(points: number, third: string | undefined): boolean {
  if (third === undefined) return points <= 5;
  const theirs = pointsOfCard(third);
  if (points <= 2) return true;
  if (points === 3) return theirs !== 8;
  if (points === 4) return theirs >= 2 && theirs <= 7;
  if (points === 5) return theirs >= 4 && theirs <= 7;
  return points === 6 && (theirs === 6 || theirs === 7);
}
