/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof PublicKeyCredential === 'function';

/** Whether it offers them among the suggestions for a user name (conditional mediation). */
export async function suggestsPasskeys(): Promise<boolean> {
  if (!knowsPasskeys()) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}
