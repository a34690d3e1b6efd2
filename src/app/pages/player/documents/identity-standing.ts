import type { Document } from '../../../../operator/documents.ts';

type IdentityStanding = 'missing' | 'in-review' | 'refused' | 'expired' | 'accepted';

/**
 * Returns the status of the player's identity document.
 * @param documents newest first
 */
export function identityStanding(
  documents: readonly Pick<Document, 'kind' | 'status'>[],
  { expired }: { expired: boolean },
): IdentityStanding {
  const papers = documents.filter(({ kind }) => kind === 'identification');
  const newest = papers[0];
  if (!newest) return 'missing';
  // A pending new document outweighs the expiry of the old one.
  if (newest.status !== 'accepted') {
    const hasValid = papers.some(({ status }) => status === 'accepted') && !expired;
    return hasValid ? 'accepted' : newest.status;
  }
  return expired ? 'expired' : 'accepted';
}
