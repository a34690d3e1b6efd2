import { Refusal } from '../game-calls.ts';

/**
 * On these codes the site reloads the session and explains. The game itself explains refusals that a smaller stake
 * avoids.
 */
const CHANGES = new Set(['session_ended', 'notice_due', 'token_invalid']);
/** No round is possible after these. */
const ENDS = new Set(['session_ended', 'token_invalid']);

export interface GameRefusal {
  code: string;
  /** Remaining amount within the limit, minor units. */
  left?: number;
}

interface RefusedGame {
  readonly state: { phase: string; refusal: GameRefusal | undefined };
  /** Reports the round's state to the site. */
  tellRound(): void;
  tellChanged(): void;
}

/** Stores the refusal of a step, and notifies the site if the session has changed. */
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

/** Returns the text of a refusal. @param money formats minor units */
export function refusalText(
  { code, left }: Readonly<GameRefusal>,
  words: RefusalWords,
  money: (amount: number) => string,
): string {
  if (left !== undefined && left > 0) return words.limitLeft(money(left));
  return words.refusals[code] ?? words.refusals.other ?? '';
}
