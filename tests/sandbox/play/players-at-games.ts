// Starts an operator for tests, with funded players in game sessions, and the game door.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Jurisdiction } from '../../../src/config/jurisdictions.ts';
import type { Operations } from '../../../src/operator/contract/types.ts';
import { createGameDoor } from '../../../src/sandbox/play/game-door.ts';
import { seededDatabases } from '../seeded-databases.ts';
import { NOON, startOperator } from '../wallet/signed-in-players.ts';

type Start = Operations['startSlotSession']['request'];

/** A slot by the provider Lampblack, which nyx delivers. */
export const GAME = 'moth-and-moon';
export const FRAMES = 'http://127.0.0.1:3001';

export async function startCasino(jurisdiction: Jurisdiction = 'none') {
  const databases = seededDatabases(NOON);
  const { operator: database } = databases;
  const frames = { origin: FRAMES, framedBy: [] };
  const operator = await startOperator({ databases, frames, jurisdiction });
  const door = createGameDoor(database, operator.settings, 'slot');

  return {
    operator,
    database,
    door,

    /** Logs a player in and deposits 50.00. */
    async seat(username: string) {
      const player = await operator.as(username);
      expect((await player.pay('deposit', 5000)).status).toBe(201);
      const start = (more: Partial<Start> = {}, key = randomUUID()) =>
        player.call('startSlotSession', {
          body: { game: GAME, device: 'desktop', ...more },
          headers: { 'Idempotency-Key': key },
        });
      return {
        ...player,
        start,
        /** Starts a session and opens its game. */
        async sitDown(more: Partial<Start> = {}) {
          const { body } = await start(more);
          const { token } = door.openGame(body.launch?.ticket ?? '', operator.now());
          const slotSessionId = body.id;
          return {
            slotSessionId,
            token,
            /** Plays a round with this win; amounts in minor units. */
            play: (stake: number, win = 0, key: string = randomUUID()) =>
              door.playRound(
                token,
                { key, stake, draw: () => ({ win, outcome: { stops: [win] } }) },
                operator.now(),
              ),
            ask: <I extends keyof Operations>(id: I) =>
              player.call(id, { params: { slotSessionId } }),
          };
        },
      };
    },

    stop: operator.stop,
  };
}

/** Returns the refusal that `work` throws, such as `409 notice_due`. */
export function refusal(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    const { status, code } = error as { status?: number; code?: string };
    if (code !== undefined) return `${status} ${code}`;
    throw error;
  }
  return 'none';
}
