import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { newId } from '../../accounts/token.ts';
import { Problem } from '../../http/problem.ts';

/** Initial play money, minor units. */
const PURSE = 100_000;

const state = v.object({
  id: v.string(),
  game: v.string(),
  balance: v.number(),
  rounds: v.number(),
  /** Start of the last round, ms; 0 before the first. */
  at: v.number(),
});
type DemoState = v.InferOutput<typeof state>;

/**
 * Play money exists only in the signed token that the page holds. A repeated token returns the same round, so that a
 * lost response does not change the outcome. The secret lasts as long as the process; demo games end with it.
 */
export function createDemoPlay(minimumRoundMs: number) {
  const secret = randomBytes(32);
  const macOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');

  function tokenOf(next: DemoState): string {
    const text = Buffer.from(JSON.stringify(next)).toString('base64url');
    return `${text}.${macOf(`token ${text}`)}`;
  }

  /** @throws Problem 401 `token_invalid` */
  function stateOf(token: string): DemoState {
    const [text = '', mac = ''] = token.split('.');
    const right = Buffer.from(macOf(`token ${text}`));
    const given = Buffer.from(mac);
    if (given.length !== right.length || !timingSafeEqual(given, right)) {
      throw new Problem(401, 'token_invalid', 'This game has ended');
    }
    return v.parse(state, JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  }

  return {
    isDemo: (token: string): boolean => token.includes('.'),

    open(game: string): { token: string; balance: number } {
      const token = tokenOf({ id: newId(), game, balance: PURSE, rounds: 0, at: 0 });
      return { token, balance: PURSE };
    },

    /**
     * @param draw returns the win of a round of this game, by seed and number
     * @throws Problem 401 `token_invalid`, 409 `insufficient_funds`, 429 `round_too_soon` (`waitMs`)
     */
    play<T extends { win: number }>(
      token: string,
      stake: number,
      draw: (game: string, seed: string, number: number) => T,
      now: Date,
    ): { drawn: T; number: number; balance: number; token: string } {
      const before = stateOf(token);
      const waitMs = before.at + minimumRoundMs - now.getTime();
      if (waitMs > 0) {
        throw new Problem(429, 'round_too_soon', 'The previous round is not over', {
          extra: { waitMs },
        });
      }
      if (stake > before.balance)
        throw new Problem(409, 'insufficient_funds', 'The balance is too low');
      const number = before.rounds + 1;
      const drawn = draw(before.game, macOf(`seed ${before.id}`), number);
      const balance = before.balance - stake + drawn.win;
      const next = tokenOf({ ...before, balance, rounds: number, at: now.getTime() });
      return { drawn, number, balance, token: next };
    },
  };
}
