import { createHmac } from 'node:crypto';
import { REEL_LENGTH, type SlotTable } from './pay-tables.ts';

/**
 * Computes the reel stops of a round from HMAC-SHA256, with the session's seed as text for the key and the round's
 * decimal number for the message: byte i modulo the length of reel i is its stop. The seed is 256 bits of the system's
 * generator. Its SHA-256 hash is shown before the first round, and the statement reveals the seed, so that players can
 * verify every round with a few lines of code.
 * @param number counts from 1
 */
export function fairStops({ strips }: SlotTable, seed: string, number: number): number[] {
  const bytes = createHmac('sha256', seed).update(String(number)).digest();
  return strips.map((_, reel) => bytes.readUInt8(reel) % REEL_LENGTH);
}
