import type { Document } from '../../../../operator/documents.ts';

export type IdentityStanding = 'missing' | 'in-review' | 'refused' | 'expired' | 'accepted';

/**
 * How the player's identity document stands.
 * @param documents the newest first
 */
export function identityStanding(
  documents: readonly Pick<Document, 'kind' | 'status'>[],
  { expired }: { expired: boolean },
): IdentityStanding {
  const papers = documents.filter(({ kind }) => kind === 'identification');
  const newest = papers[0];
  if (!newest) return 'missing';
  // A new one on its way counts more than the old one's end.
  if (newest.status !== 'accepted') {
    const hasValid = papers.some(({ status }) => status === 'accepted') && !expired;
    return hasValid ? 'accepted' : newest.status;
  }
  return expired ? 'expired' : 'accepted';
}
