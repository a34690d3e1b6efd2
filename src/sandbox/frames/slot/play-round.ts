import { v4 as uuid } from 'uuid';
import type { RoundAnswer } from '../../games/slot/slot-api.ts';
import { askUntilKnown, wait } from '../ask-until-known.ts';
import { refuse } from '../game/refuse.ts';
import { type Slot, tell } from './slot.ts';
import { soundOf } from './sounds.ts';
import { turnMs } from './turning.ts';

/** Plays one round, from the stake until the next may start. Does nothing if a round is not allowed. */
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
    refuse(
      {
        state,
        tellRound: () => tell(slot, 'round-ended'),
        tellChanged: () => tell(slot, 'session-changed'),
      },
      error,
    );
    return;
  }
  await show(slot, answer);
  if (answer.isLast) return;
  await wait(began + (state.game?.minimumRoundMs ?? 0) - performance.now());
  state.phase = 'idle';
}

/** Spins the reels to the outcome, then updates the balance. */
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
