import { v4 as uuid } from 'uuid';
import type { TableAnswer } from '../../games/table/table-api.ts';
import { askUntilKnown, wait } from '../ask-until-known.ts';
import { refuse } from '../game/refuse.ts';
import { type Table, tell, tellRound } from './table.ts';

/**
 * Places a bet or makes a move, then waits until the next is possible. Does nothing if none is allowed. The site may
 * show a message between two moves, which leaves an open hand unchanged.
 */
export async function takeStep(
  table: Table,
  step: { bet: object } | { move: string },
): Promise<void> {
  const { state, client } = table;
  if (state.phase !== 'idle' || state.isPaused) return;
  const began = performance.now();
  state.phase = 'asking';
  state.refusal = undefined;
  tell(table, 'round-started');
  let answer: TableAnswer<object>;
  try {
    const request = { key: uuid(), ...step };
    answer = await askUntilKnown(
      () => client.step(request),
      (isLost) => {
        state.isLost = isLost;
      },
    );
  } catch (error) {
    const tellChanged = () => tell(table, 'session-changed');
    refuse({ state, tellRound: () => tellRound(table), tellChanged }, error);
    return;
  }
  const { round, balance, isLast } = answer;
  const isOver = round.choices.length === 0;
  Object.assign(state, { round, balance, phase: isLast ? 'over' : 'resting' });
  tellRound(table);
  if (isLast) tell(table, 'session-changed');
  if (isLast) return;
  if (isOver) await wait(began + (state.opening?.minimumRoundMs ?? 0) - performance.now());
  state.phase = 'idle';
}
