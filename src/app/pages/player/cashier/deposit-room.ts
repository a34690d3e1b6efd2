import type { Limits } from '../../../../operator/limits.ts';
import { type LimitRoom, tightest } from '../limits/limit-room.ts';

/** Returns what the tightest deposit limit leaves; undefined without limits. */
export const depositRoom = ({ limits }: Pick<Limits, 'limits'>): LimitRoom | undefined =>
  tightest(limits.filter(({ kind }) => kind === 'deposit'));
