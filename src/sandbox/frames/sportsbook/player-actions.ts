import { v4 as uuid } from 'uuid';
import type {
  BetAnswer,
  BetsAnswer,
  BookPlayer,
  MyBet,
  TicketAnswer,
} from '../../book/book-api.ts';
import { Refusal } from '../game-calls.ts';
import { attempt } from './attempt.ts';
import { type Book, tell } from './book.ts';
import { isBusy } from './book-state.ts';
import { openAttemptsOf } from './open-attempts.ts';

/** Starts with the player of a ticket from the site, or as a visitor. */
export async function beginAs(book: Book, ticket: string | null): Promise<void> {
  const { state, client } = book;
  state.turn++;
  const { turn } = state;
  forget(book);
  state.slip.placed = undefined;
  state.slip.refusal = undefined;
  state.slip.notice = undefined;
  state.news = '';
  if (ticket === null) return;
  try {
    const { token, mark, player } = await client.post<TicketAnswer>('/tickets', { ticket });
    if (turn !== state.turn) return;
    client.speakFor(token);
    state.mark = mark;
    state.player = player;
    await readBets(book);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Numbers of the last read of bets that was sent, and of the last one that is shown. */
let sent = 0;
let shown = 0;

/** Drops the answers of reads that are under way, because a bet or a cash-out has changed the bets since. */
export function overtakeReads(): void {
  sent++;
  shown = sent;
}

/**
 * Reads the current bets and balance; an answer that a later read has overtaken is dropped. Reading settles finished
 * bets.
 * @throws Refusal
 */
export async function readBets(book: Book): Promise<void> {
  const { state, client, wording } = book;
  const { turn } = state;
  if (state.player === undefined) return;
  sent++;
  const mine = sent;
  try {
    const { bets, player } = await client.get<BetsAnswer>(`/bets?lang=${wording.language}`);
    if (turn !== state.turn || mine < shown) return;
    shown = mine;
    state.bets = bets;
    balanceIs(book, player);
  } catch (error) {
    if (turn === state.turn) endIfSignedOut(book, error);
    throw error;
  }
}

/** Cashes out a bet at its offer, or part of its stake. */
export async function cashOut(
  book: Book,
  id: string,
  offer: number,
  stake?: number,
): Promise<void> {
  const { state, client, wording } = book;
  const { turn } = state;
  if (isBusy(state) || openAttemptsOf(state.mark).length > 0) return;
  state.closing = id;
  state.cashOutRefusal = undefined;
  // Announces a second part of the same amount, too.
  state.news = '';
  const paid = state.bets?.find((bet) => bet.id === id)?.cashedOut?.payout ?? 0;
  const request = { key: uuid(), offer, ...(stake !== undefined && { stake }) };
  try {
    const { bet, player } = await attempt(book, { kind: 'cash-out', key: request.key, paid }, () =>
      client.post<BetAnswer>(`/bets/${id}/cash-out`, request),
    );
    if (turn !== state.turn) return;
    overtakeReads();
    balanceIs(book, player);
    // The bets may fail to be read again.
    state.bets = state.bets?.map((one) => (one.id === id ? { ...one, ...bet } : one));
    if (bet.status !== 'open') state.closed.push(id);
    state.news = cashedOut(book, bet, paid);
    await readBets(book).catch(() => {});
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (turn !== state.turn) return;
    endIfSignedOut(book, error);
    if (state.player) state.cashOutRefusal = { id, code: error.code };
    state.news = wording.refusal(error.code);
    // Refreshes the offer shown at the bet.
    await readBets(book).catch(() => {});
  } finally {
    state.closing = undefined;
  }
}

/** Text about what a cash-out has paid. @param before amount of earlier parts of the bet, in minor units */
export function cashedOut({ wording }: Book, bet: MyBet, before = 0): string {
  const paid = (bet.payout ?? bet.cashedOut?.payout ?? 0) - before;
  return wording.words.cashedOut(wording.money(paid, bet.currency));
}

/** Updates the balance, and notifies the site if it has changed. */
export function balanceIs(book: Book, player: BookPlayer): void {
  const before = book.state.player?.balance;
  book.state.player = player;
  if (before !== undefined && before !== player.balance) tell(book, { type: 'balance-changed' });
}

/** Logs out here when the player's session has ended elsewhere. */
export function endIfSignedOut(book: Book, error: unknown): void {
  if (!(error instanceof Refusal) || !/^token_(invalid|missing)$/.test(error.code)) return;
  forget(book);
}

function forget({ state, client }: Book): void {
  client.speakFor(undefined);
  state.player = undefined;
  state.mark = undefined;
  state.bets = undefined;
  state.closed = [];
  state.cashOutRefusal = undefined;
}
