import { createHmac } from 'node:crypto';
import { REEL_LENGTH, type SlotTable } from './pay-tables.ts';

/**
 * Where the reels stop in a round: the first bytes of HMAC-SHA256, its key the session's seed as text, its message
 * the round's number in decimal; byte i modulo the length of a reel is the stop of reel i. The seed is 256 bits of
 * the system's generator, its SHA-256 hash is shown before the first round and it is revealed in the statement, so
 * a player can go through every round with a few lines of any language.
 * @param number counts from 1
 */
export function fairStops({ strips }: SlotTable, seed: string, number: number): number[] {
  const bytes = createHmac('sha256', seed).update(String(number)).digest();
  return strips.map((_, reel) => bytes.readUInt8(reel) % REEL_LENGTH);
}
