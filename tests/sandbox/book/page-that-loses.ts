// A device with pages of the sportsbook, and the real server behind a connection that loses requests or responses.
import { vi } from 'vitest';
import type { ChosenOdds } from '../../../src/sandbox/book/book-api.ts';
import { upcoming } from '../../../src/sandbox/book/fixtures.ts';
import { boardAt, stepOf } from '../../../src/sandbox/book/prices.ts';
import { sports } from '../../../src/sandbox/book/sports.ts';
import { Refusal } from '../../../src/sandbox/frames/game-calls.ts';
import type { Book } from '../../../src/sandbox/frames/sportsbook/book.ts';
import type { BookClient } from '../../../src/sandbox/frames/sportsbook/book-client.ts';
import { createBookState } from '../../../src/sandbox/frames/sportsbook/book-state.ts';
import { findLostAttempts } from '../../../src/sandbox/frames/sportsbook/lost-attempts.ts';
import { beginAs } from '../../../src/sandbox/frames/sportsbook/player-actions.ts';
import { placeBet, tapChoice } from '../../../src/sandbox/frames/sportsbook/slip-actions.ts';
import { createWording } from '../../../src/sandbox/frames/sportsbook/wording.ts';
import type { BookPlayer, RunningBook } from './running-book.ts';

export const NOON = Date.parse('2026-11-21T12:00:00Z');

/** What the connection does to the next requests, in this order; later ones arrive. */
type Fate = 'arrives' | 'loses the answer' | 'loses the request' | 'ends the session';

/** Empties the device's storage until `vi.unstubAllGlobals`. @returns its content */
export function emptyStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
  return kept;
}

/** Opens a page for a player and waits until it has asked for the outcomes of lost attempts. */
export type OpenPage = (player: BookPlayer, fates?: Fate[]) => Promise<Book>;

export const pagesOf =
  (book: RunningBook): OpenPage =>
  async (player, fates = []) => {
    let token: string | undefined;
    async function call<T>(path: string, body?: object): Promise<T> {
      const fate = body && path !== '/tickets' ? fates.shift() : undefined;
      if (fate === 'loses the request') throw new Refusal('network');
      if (fate === 'ends the session') throw new Refusal('token_invalid');
      const answer = await book.ask<T>(path, { ...(body && { body }), ...(token && { token }) });
      if (fate === 'loses the answer') throw new Refusal('network');
      if (answer.status >= 400) throw new Refusal(String(answer.body.code), answer.body);
      return answer.body;
    }
    const client: BookClient = {
      get: (path) => call(path),
      post: call,
      speakFor(next) {
        token = next;
      },
    };
    const state = createBookState('/', false);
    const page: Book = { state, client, wording: createWording('en'), site: undefined };
    await beginAs(page, await player.newTicket());
    await findLostAttempts(page);
    return page;
  };

/** Odds of a match that has not begun. */
export function choice(): ChosenOdds {
  const [football] = sports;
  const match = football && upcoming(football, NOON, 3)[1];
  const market = match && boardAt(match, stepOf(NOON)).markets[0];
  const selection = market?.selections[0];
  if (!match || !market || !selection) throw new Error('no odds');
  const { code, odds } = selection;
  return { event: match.id, market: market.rule.code, selection: code, odds };
}

/** Places a bet of €5 on the match. */
export async function bet(page: Book): Promise<void> {
  tapChoice(page, choice());
  page.state.slip.stake = '5';
  await placeBet(page);
}
