import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SEEDED_PASSWORD } from '../../src/sandbox/accounts/seeded-players.ts';
import type { OpeningAnswer, RoundAnswer } from '../../src/sandbox/games/slot/slot-api.ts';
import type { KilledOperator } from '../sandbox/wallet/killed-operator.ts';

/** A player in a game whose calls are retried until they get a response. */
export interface Seat {
  accountCode: string;
  /** @returns the booked round, whichever process responds and however often processes are killed */
  play: (key: string, stake: number) => Promise<RoundAnswer['round']>;
}

const DEPOSIT = 5000;

/** Logs in, deposits and opens a game at the first operator; rounds go to any operator. */
export async function takeSeat(
  operators: readonly KilledOperator[],
  username: string,
  deposits: number,
): Promise<Seat> {
  const [first] = operators;
  if (!first) throw new Error('There is no operator');
  const call = async <T>(path: string, body: object, token?: string) => {
    const answer = await post(first.url() + path, body, {
      ...(token && { Authorization: `Bearer ${token}` }),
      'X-Request-ID': randomUUID(),
      'Idempotency-Key': randomUUID(),
      Origin: first.url(),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { accessToken, accountCode } = await call<{ accessToken: string; accountCode: string }>(
    '/operator/accounts/sessions',
    { username, password: SEEDED_PASSWORD },
  );
  const payment = { amount: DEPOSIT, currency: 'EUR', method: 'norte' };
  for (let paid = 0; paid < deposits; paid++)
    await call('/payment-proxy/deposits', payment, accessToken);
  const { launch } = await call<{ launch: { ticket: string } }>(
    '/slots-session/sessions',
    { game: 'moth-and-moon', device: 'desktop' },
    accessToken,
  );
  const opening = await post(`${first.framesUrl()}/slot/api/openings`, { ticket: launch.ticket });
  const { token } = (await opening.json()) as OpeningAnswer;

  return {
    accountCode,
    async play(key, stake) {
      for (;;) {
        const operator = operators[Math.floor(Math.random() * operators.length)] ?? first;
        const answer = await post(
          `${operator.framesUrl()}/slot/api/rounds`,
          { key, stake },
          { Authorization: `Bearer ${token}` },
        ).catch(() => undefined);
        // The process was killed before it responded, or it waited for the file lock. The outcome is unknown.
        const text = await answer?.text().catch(() => undefined);
        if (answer?.status === 201 && text) return (JSON.parse(text) as RoundAnswer).round;
        // Of two concurrent rounds, the later one was booked first.
        const isEarly = answer?.status === 429;
        if (answer && answer.status < 500 && !isEarly && text)
          throw new Error(`${answer.status} ${text}`);
        await sleep(20);
      }
    },
  };
}

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
