import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { Api } from '../../../http/api.ts';
import type { HttpError } from '../../../http/http-error.ts';
import { failure, type Result, success } from '../../../lib/result.ts';
import { proveIdentity } from '../../../operator/identity-proof.ts';
import { passkeyOptions } from '../../../operator/sessions.ts';

/** Asks the browser for a passkey to confirm the logged-in player's identity. */
export async function proveByPasskey(
  api: Api,
  accountCode: string,
): Promise<Result<undefined, HttpError>> {
  const answer = await askForAssertion(api);
  return answer.ok ? proveIdentity(api, accountCode, { answer: answer.value }) : answer;
}

/**
 * Asks the browser to sign with a passkey.
 * @param suggest as in SessionActions: passkeys are suggested until this signal aborts
 * @returns the assertion for the operator
 */
export async function askForAssertion(
  api: Api,
  suggest?: AbortSignal,
): Promise<Result<Record<string, unknown>, HttpError>> {
  const options = await passkeyOptions(api);
  if (!options.ok) return options;
  if (suggest?.aborted) return failure(cancelled('taken back'));
  const takeBack = () => WebAuthnAbortService.cancelCeremony();
  suggest?.addEventListener('abort', takeBack);
  try {
    const answer = await startAuthentication({
      optionsJSON: options.value as unknown as PublicKeyCredentialRequestOptionsJSON,
      useBrowserAutofill: suggest !== undefined,
    });
    return success({ ...answer });
  } catch (thrown) {
    return failure(cancelled(thrown instanceof Error ? thrown.message : String(thrown)));
  } finally {
    suggest?.removeEventListener('abort', takeBack);
  }
}

/** The browser does not tell a missing passkey, a closed dialog and a refusal apart. */
const cancelled = (detail: string): HttpError => ({ kind: 'cancelled', url: '', detail });
