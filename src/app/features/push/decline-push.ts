import { recallPush, rememberPush } from './push-memory.ts';

/** Stops asking the player for 30 days, or for good. */
export function declinePush(forGood: boolean): void {
  const memory = recallPush();
  rememberPush({ ...memory, ...(forGood ? { never: true } : { declinedAt: Date.now() }) });
}
