import type { BetAnswer, BetsAnswer, BookPlayer, TicketAnswer } from '../../book/book-api.ts';
import { type Book, tell } from './book.ts';
import { Refusal } from './book-client.ts';

/** The site says who plays, by a ticket, or that nobody does. */
export async function beginAs(book: Book, ticket: string | null): Promise<void> {
  const { state, client } = book;
  client.speakFor(undefined);
  state.player = undefined;
  state.bets = undefined;
  if (ticket === null) return;
  try {
    const { token, player } = await client.post<TicketAnswer>('/tickets', { ticket });
    client.speakFor(token);
    state.player = player;
    state.slip.refusal = undefined;
    await readBets(book);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Bets and balance as they are now; reading them settles what is over. Throws Refusal. */
export async function readBets(book: Book): Promise<void> {
  if (book.state.player === undefined) return;
  try {
    const { bets, player } = await book.client.get<BetsAnswer>('/bets');
    book.state.bets = bets;
    balanceIs(book, player);
  } catch (error) {
    endIfSignedOut(book, error);
    throw error;
  }
}

/** Closes a bet for what is offered. */
export async function cashOut(book: Book, id: string, offer: number): Promise<void> {
  const { state, client, wording } = book;
  try {
    const key = crypto.randomUUID();
    const answer = await client.post<BetAnswer>(`/bets/${id}/cash-out`, { key, offer });
    balanceIs(book, answer.player);
    const { payout = 0, currency } = answer.bet;
    state.news = wording.words.cashedOut(wording.money(payout, currency));
    await readBets(book);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    endIfSignedOut(book, error);
    state.news = wording.words.refusals[error.code] ?? wording.words.refusals.other ?? '';
    // What is offered now stands beside the bet.
    await readBets(book).catch(() => {});
  }
}

/** Shows a balance, and tells the site when it has moved. */
export function balanceIs(book: Book, player: BookPlayer): void {
  const before = book.state.player?.balance;
  book.state.player = player;
  if (before !== undefined && before !== player.balance) tell(book, { type: 'balance-changed' });
}

/** The player's session has ended elsewhere: so it has here. */
export function endIfSignedOut({ state, client }: Book, error: unknown): void {
  if (!(error instanceof Refusal) || error.code !== 'token_invalid') return;
  client.speakFor(undefined);
  state.player = undefined;
  state.bets = undefined;
}
