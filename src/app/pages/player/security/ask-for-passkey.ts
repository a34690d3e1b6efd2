import {
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';

/**
 * Opens the browser's dialog for a new passkey.
 * @param options as received from the operator
 * @returns the browser's credential; `known` when this device already has one of the account, `closed` when there is
 * none
 */
export async function askForPasskey(
  options: Record<string, unknown>,
): Promise<Record<string, unknown> | 'known' | 'closed'> {
  try {
    const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
    return { ...(await startRegistration({ optionsJSON })) };
  } catch (thrown) {
    const isKnown =
      thrown instanceof WebAuthnError &&
      thrown.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return isKnown ? 'known' : 'closed';
  }
}
