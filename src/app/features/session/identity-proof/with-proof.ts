import { subscribe } from 'valtio/vanilla';
import type { HttpError } from '../../../../http/http-error.ts';
import type { Result } from '../../../../lib/result.ts';
import type { AppState } from '../../../state/context.ts';
import { askFor } from '../../../state/dialog-queue.ts';
import type { DialogsStore } from '../../../state/dialogs.ts';

/**
 * Makes a change; if the operator requires a proof of identity first, asks the player and repeats it.
 * @returns the refusal `proof_needed` when the player cancelled
 */
export async function withProof<T>(
  { stores }: { stores: Pick<AppState['stores'], 'dialogs'> },
  change: () => Promise<Result<T, HttpError>>,
): Promise<Result<T, HttpError>> {
  const outcome = await change();
  if (outcome.ok || outcome.error.problem?.code !== 'proof_needed') return outcome;
  return (await askForProof(stores.dialogs)) ? change() : outcome;
}

/** Whether the player confirmed their identity. False for a dialog that log-out withdraws or another one replaces. */
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
