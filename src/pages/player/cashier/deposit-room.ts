import type { LimitPeriod, Limits } from '../../../operator/contract/types.ts';

/** What the deposit limits leave: the tightest of them, in minor units; undefined when there is none. */
export function depositRoom({
  limits,
}: Pick<Limits, 'limits'>): { left: number; period: LimitPeriod } | undefined {
  let room: { left: number; period: LimitPeriod } | undefined;
  for (const { kind, period, amount, used } of limits) {
    if (kind !== 'deposit' || amount === null) continue;
    const left = Math.max(0, amount - used);
    if (room === undefined || left < room.left) room = { left, period };
  }
  return room;
}
