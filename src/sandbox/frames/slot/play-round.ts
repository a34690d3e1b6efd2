import { v4 as uuid } from 'uuid';
import type { RoundAnswer, RoundRequest } from '../../slot/slot-api.ts';
import { type Slot, tell } from './slot.ts';
import { Refusal } from './slot-client.ts';
import { soundOf } from './sounds.ts';
import { turnMs } from './turning.ts';

/** The session itself tells the site why: it is asked to look. What a smaller stake cures is said here. */
const CHANGES = new Set(['session_ended', 'notice_due', 'token_invalid']);
/** After these no round follows. */
const ENDS = new Set(['session_ended', 'token_invalid']);
/** Longest pause between two attempts, ms. */
const MOST_WAIT_MS = 5000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));

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
    answer = await askUntilKnown(slot, { key: uuid(), stake });
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

/** Whoever was not heard asks again with the same key, so that a stake is taken once, until the outcome is known. */
async function askUntilKnown({ client, state }: Slot, request: RoundRequest): Promise<RoundAnswer> {
  for (let attempt = 0; ; attempt++) {
    try {
      const answer = await client.play(request);
      state.isLost = false;
      return answer;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, details } = error;
      state.isLost = code === 'network';
      if (code === 'round_too_soon') await wait(Number(details.waitMs));
      else if (code === 'network')
        await waitForNetwork(Math.min(1000 * 2 ** attempt, MOST_WAIT_MS));
      else throw error;
    }
  }
}

/** So long, or until the browser says that there is a network again. */
function waitForNetwork(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(go, ms);
    addEventListener('online', go);
    function go() {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    }
  });
}
