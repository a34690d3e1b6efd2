import type { HttpError } from '../../http/http-error.ts';
import type { Result } from '../../lib/result.ts';
import type { AppState } from '../../state/context.ts';
import { askFor } from '../dialogs/dialog-queue.ts';

/**
 * Carries out a change; where the operator first wants to know again who the player is, asks them and repeats it.
 * @returns the refusal `proof_needed` when the player gave up
 */
export async function withProof<T>(
  { stores }: AppState,
  change: () => Promise<Result<T, HttpError>>,
): Promise<Result<T, HttpError>> {
  const outcome = await change();
  if (outcome.ok || outcome.error.problem?.code !== 'proof_needed') return outcome;
  const isProved = await new Promise<boolean>((settle) => {
    askFor(stores.dialogs, { kind: 'proof', settle });
  });
  return isProved ? change() : outcome;
}
