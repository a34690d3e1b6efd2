import type { PushState } from '../../state/push.ts';
import { mayAskAgain, type PushMemory } from './push-memory.ts';

/**
 * Whether the question may be put to a player who did not ask for it: only where a yes would work, and not
 * after a refusal (F44). What the browser forbids is told where notifications are set up, not here.
 */
export const mayAsk = (state: PushState, memory: PushMemory, now: number): boolean =>
  state.kind === 'off' && mayAskAgain(memory, now);
