import { v4 as uuid } from 'uuid';
import type { RoundAnswer } from '../../slot/slot-api.ts';
import { askUntilKnown, wait } from '../ask-until-known.ts';
import { type Slot, tell } from './slot.ts';
import { Refusal } from './slot-client.ts';
import { soundOf } from './sounds.ts';
import { turnMs } from './turning.ts';

/** The session itself tells the site why: it is asked to look. What a smaller stake cures is said here. */
const CHANGES = new Set(['session_ended', 'notice_due', 'token_invalid']);
/** After these no round follows. */
const ENDS = new Set(['session_ended', 'token_invalid']);

/** Plays one round, from the stake to the moment when the next may begin. Nothing while it may not. */
export async function playRound(slot: Slot): Promise<void> {
  const { state } = slot;
  const stake = state.game?.stakes[state.stake];
  if (state.phase !== 'idle' || state.isPaused || stake === undefined) return;
  const began = performance.now();
  state.phase = 'asking';
  state.refusal = undefined;
  tell(slot, 'round-started');
  let answer: RoundAnswer;
  try {
    const request = { key: uuid(), stake };
    answer = await askUntilKnown(
      () => slot.client.play(request),
      (isLost) => {
        state.isLost = isLost;
      },
    );
  } catch (error) {
    refuse(slot, error);
    return;
  }
  await show(slot, answer);
  if (answer.isLast) return;
  await wait(began + (state.game?.minimumRoundMs ?? 0) - performance.now());
  state.phase = 'idle';
}

/** Turns the reels to the outcome; the balance follows when they stand. */
async function show(slot: Slot, { round, balance, isLast }: RoundAnswer): Promise<void> {
  const { state } = slot;
  state.before = state.round;
  state.round = round;
  state.phase = 'turning';
  await wait(turnMs());
  state.balance = balance;
  state.phase = isLast ? 'over' : 'resting';
  if (state.hasSound) soundOf(round);
  tell(slot, 'round-ended');
  if (isLast) tell(slot, 'session-changed');
}

function refuse(slot: Slot, error: unknown): void {
  const { state } = slot;
  const { code, details } = error instanceof Refusal ? error : new Refusal('other');
  state.refusal = { code, ...(typeof details.left === 'number' && { left: details.left }) };
  state.phase = ENDS.has(code) ? 'over' : 'idle';
  tell(slot, 'round-ended');
  if (CHANGES.has(code)) tell(slot, 'session-changed');
}
