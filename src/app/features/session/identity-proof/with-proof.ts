import { subscribe } from 'valtio/vanilla';
import type { HttpError } from '../../../../http/http-error.ts';
import type { Result } from '../../../../lib/result.ts';
import type { AppState } from '../../../state/context.ts';
import { askFor } from '../../../state/dialog-queue.ts';
import type { DialogsStore } from '../../../state/dialogs.ts';

/**
 * Carries out a change; where the operator first wants to know again who the player is, asks them and repeats it.
 * @returns the refusal `proof_needed` when the player gave up
 */
export async function withProof<T>(
  { stores }: { stores: Pick<AppState['stores'], 'dialogs'> },
  change: () => Promise<Result<T, HttpError>>,
): Promise<Result<T, HttpError>> {
  const outcome = await change();
  if (outcome.ok || outcome.error.problem?.code !== 'proof_needed') return outcome;
  return (await askForProof(stores.dialogs)) ? change() : outcome;
}

/** Whether the player showed who they are. A dialog that the log-out withdraws or another one replaces says no. */
function askForProof(dialogs: DialogsStore): Promise<boolean> {
  return new Promise((settle) => {
    askFor(dialogs, { kind: 'proof', settle });
    const stop = subscribe(dialogs, () => {
      const isOpen = dialogs.waiting.some(
        (request) => request.kind === 'proof' && request.settle === settle,
      );
      if (isOpen) return;
      stop();
      settle(false);
    });
  });
}
