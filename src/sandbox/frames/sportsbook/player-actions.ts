import { v4 as uuid } from 'uuid';
import type {
  BetAnswer,
  BetsAnswer,
  BookPlayer,
  MyBet,
  TicketAnswer,
} from '../../book/book-api.ts';
import { Refusal } from '../game-calls.ts';
import { type Book, tell } from './book.ts';
import type { LostCashOut } from './book-state.ts';

/** Starts with the player of a ticket from the site, or as a visitor. */
export async function beginAs(book: Book, ticket: string | null): Promise<void> {
  const { state, client } = book;
  state.turn++;
  const { turn } = state;
  forget(book);
  state.slip.placed = undefined;
  state.slip.refusal = undefined;
  if (ticket === null) return;
  try {
    const { token, player } = await client.post<TicketAnswer>('/tickets', { ticket });
    if (turn !== state.turn) return;
    client.speakFor(token);
    state.player = player;
    await readBets(book);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

/** Reads the current bets and balance; reading settles finished bets. @throws Refusal */
export async function readBets(book: Book): Promise<void> {
  const { state, client, wording } = book;
  const { turn } = state;
  if (state.player === undefined) return;
  try {
    const { bets, player } = await client.get<BetsAnswer>(`/bets?lang=${wording.language}`);
    if (turn !== state.turn) return;
    state.bets = bets;
    balanceIs(book, player);
    for (const bet of bets) findLostCashOut(book, bet);
  } catch (error) {
    if (turn === state.turn) endIfSignedOut(book, error);
    throw error;
  }
}

/** Cashes out a bet at its offer, or part of its stake. Repeats the bet's cash-out without a response, if there is one. */
export async function cashOut(
  book: Book,
  id: string,
  offer: number,
  stake?: number,
): Promise<void> {
  const { state, client, wording } = book;
  const { turn } = state;
  if (state.closing !== undefined) return;
  state.closing = id;
  state.cashOutRefusal = undefined;
  const attempt = state.lostCashOuts[id] ?? {
    request: { key: uuid(), offer, ...(stake !== undefined && { stake }) },
    before: cashedOutOf(state.bets?.find((bet) => bet.id === id)),
  };
  try {
    const answer = await client.post<BetAnswer>(`/bets/${id}/cash-out`, attempt.request);
    delete state.lostCashOuts[id];
    if (turn !== state.turn) return;
    balanceIs(book, answer.player);
    tellCashedOut(book, answer.bet, attempt);
    await readBets(book);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (isAnswer(error)) delete state.lostCashOuts[id];
    else state.lostCashOuts[id] = attempt;
    if (turn !== state.turn) return;
    endIfSignedOut(book, error);
    if (state.player) state.cashOutRefusal = { id, code: error.code };
    state.news = wording.refusal(error.code);
    // Refreshes the offer shown at the bet, or finds that it was cashed out.
    await readBets(book).catch(() => {});
  } finally {
    state.closing = undefined;
  }
}

/** Tells that a cash-out without a response has happened, once its bet shows it. */
function findLostCashOut(book: Book, bet: MyBet): void {
  const { state } = book;
  const lost = state.lostCashOuts[bet.id];
  if (lost === undefined) return;
  const { stake = bet.stake } = lost.request;
  const isDone = cashedOutOf(bet).stake - lost.before.stake >= stake;
  if (!isDone && bet.status !== 'cashed-out') return;
  delete state.lostCashOuts[bet.id];
  if (state.cashOutRefusal?.id === bet.id) state.cashOutRefusal = undefined;
  tellCashedOut(book, bet, lost);
}

const cashedOutOf = (bet: MyBet | undefined) => bet?.cashedOut ?? { stake: 0, payout: 0 };

function tellCashedOut({ state, wording }: Book, bet: MyBet, { before }: LostCashOut): void {
  const paid = (bet.payout ?? cashedOutOf(bet).payout) - before.payout;
  state.news = wording.words.cashedOut(wording.money(paid, bet.currency));
}

/** Codes that leave the outcome open: the attempt may have been accepted, or is still in progress. */
const NO_ANSWER: ReadonlySet<string> = new Set([
  'network',
  'request_in_progress',
  'token_invalid',
  'token_missing',
]);

/** Returns whether a refusal is final, so that the next attempt needs a new key. */
export const isAnswer = ({ code }: Refusal): boolean => !NO_ANSWER.has(code);

/** Updates the balance, and tells the site if it has changed. */
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
  state.bets = undefined;
  state.cashOutRefusal = undefined;
}
