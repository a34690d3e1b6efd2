import type { LimitPeriod, Limits } from '../../../../operator/limits.ts';

export interface DepositRoom {
  /** Minor units. */
  left: number;
  period: LimitPeriod;
}

/** What the deposit limits leave: the tightest of them; undefined when there is none. */
export function depositRoom({ limits }: Pick<Limits, 'limits'>): DepositRoom | undefined {
  let room: DepositRoom | undefined;
  for (const { kind, period, amount, used } of limits) {
    if (kind !== 'deposit' || amount === null) continue;
    const left = Math.max(0, amount - used);
    if (room === undefined || left < room.left) room = { left, period };
  }
  return room;
}
