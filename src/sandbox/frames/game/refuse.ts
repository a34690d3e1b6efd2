import { Refusal } from '../game-calls.ts';

/** The session itself tells the site why: it is asked to look. What a smaller stake cures is said in the game. */
const CHANGES = new Set(['session_ended', 'notice_due', 'token_invalid']);
/** After these no round follows. */
const ENDS = new Set(['session_ended', 'token_invalid']);

export interface GameRefusal {
  code: string;
  /** What the limit still allows, minor units. */
  left?: number;
}

interface RefusedGame {
  readonly state: { phase: string; refusal: GameRefusal | undefined };
  /** Tells the site how the round stands. */
  tellRound(): void;
  tellChanged(): void;
}

/** Notes why a step was refused, and tells the site where the session itself has changed. */
export function refuse({ state, tellRound, tellChanged }: RefusedGame, error: unknown): void {
  const { code, details } = error instanceof Refusal ? error : new Refusal('other');
  const refusal = { code, ...(typeof details.left === 'number' && { left: details.left }) };
  Object.assign(state, { refusal, phase: ENDS.has(code) ? 'over' : 'idle' });
  tellRound();
  if (CHANGES.has(code)) tellChanged();
}

interface RefusalWords {
  readonly refusals: Readonly<Record<string, string>>;
  limitLeft(amount: string): string;
}

/** A refusal in words. @param money of an amount in minor units */
export function refusalText(
  { code, left }: Readonly<GameRefusal>,
  words: RefusalWords,
  money: (amount: number) => string,
): string {
  if (left !== undefined && left > 0) return words.limitLeft(money(left));
  return words.refusals[code] ?? words.refusals.other ?? '';
}
