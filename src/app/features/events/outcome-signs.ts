/** The usual labels of a result market, by number of outcomes: home, (draw,) away. */
const SIGNS: Record<number, readonly string[]> = { 2: ['1', '2'], 3: ['1', 'X', '2'] };

/** Labels above the prices; the outcomes' own names for other markets. */
export const outcomeSigns = (names: readonly string[]): readonly string[] =>
  SIGNS[names.length] ?? names;
