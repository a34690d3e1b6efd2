/** The usual signs of a result market by its number of outcomes: home, (draw,) away. */
const SIGNS: Record<number, readonly string[]> = { 2: ['1', '2'], 3: ['1', 'X', '2'] };

/** What stands over each price; the outcomes' own names where a market is of another kind. */
export const outcomeSigns = (names: readonly string[]): readonly string[] =>
  SIGNS[names.length] ?? names;
