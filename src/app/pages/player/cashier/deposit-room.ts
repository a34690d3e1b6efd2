import type { LimitPeriod, Limits } from '../../../../operator/limits.ts';

export interface DepositRoom {
  /** In minor units. */
  left: number;
  period: LimitPeriod;
}

/** Returns what the tightest deposit limit leaves; undefined without limits. */
export function depositRoom({ limits }: Pick<Limits, 'limits'>): DepositRoom | undefined {
  let room: DepositRoom | undefined;
  for (const { kind, period, amount, used } of limits) {
    if (kind !== 'deposit' || amount === null) continue;
    const left = Math.max(0, amount - used);
    if (room === undefined || left < room.left) room = { left, period };
  }
  return room;
}
