import { documentsQuery, identityDocumentQuery } from '../../../../operator/documents.ts';
import { usePlayerAnswer } from '../../../state/context.ts';
import { identityStanding } from './identity-standing.ts';

/**
 * Reads the status of the player's identity document; undefined until both responses have arrived.
 * @param accountCode undefined reads nothing
 */
export function useIdentityStanding(accountCode: string | undefined) {
  const isWanted = accountCode !== undefined;
  const documents = usePlayerAnswer(isWanted ? documentsQuery(accountCode) : undefined);
  const check = usePlayerAnswer(isWanted ? identityDocumentQuery(accountCode) : undefined);
  const standing = documents.value && check.value && identityStanding(documents.value, check.value);
  return { standing, waiting: isWanted && !standing && !documents.failed && !check.failed };
}
