import {
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser';

/**
 * The browser's dialog for a new passkey.
 * @param options as the operator gave them
 * @returns what the browser made; `known` when this device has one of the account, `closed` when there is none
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
