import type { Document } from '../../operator/contract/types.ts';

/** Duration of a review that the file name decides, in ms. */
export const REVIEW_TAKES_MS = 3000;

/** The decision on a document, if any. */
export type Verdict = Pick<Document, 'status' | 'reason'>;

/**
 * The review result of a document. Its name decides (`refused-unreadable.jpg`, `refused-wrong-document…`,
 * `refused-expired…`, `accepted…`); any other stays in review, since there are no reviewers here.
 */
export function verdictOn(name: string, uploadedAt: string, now: Date): Verdict {
  if (now.getTime() - Date.parse(uploadedAt) < REVIEW_TAKES_MS) return { status: 'in-review' };
  if (name.startsWith('accepted')) return { status: 'accepted' };
  const reason = (['unreadable', 'wrong-document', 'expired'] as const).find((candidate) =>
    name.startsWith(`refused-${candidate}`),
  );
  return reason === undefined ? { status: 'in-review' } : { status: 'refused', reason };
}
