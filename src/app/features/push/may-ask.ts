import type { PushState } from '../../state/push.ts';
import { mayAskAgain, type PushMemory } from './push-memory.ts';

/**
 * Whether to ask a player unprompted: only where a yes would work, and not after a refusal (F44). The notification
 * settings explain what the browser forbids.
 */
export const mayAsk = (state: PushState, memory: PushMemory, now: number): boolean =>
  state.kind === 'off' && mayAskAgain(memory, now);
