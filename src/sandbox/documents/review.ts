import type { Document } from '../../operator/contract/types.ts';

/** How long the review takes over a file whose name decides it, in ms. */
export const REVIEW_TAKES_MS = 3000;

/** What was decided of a document, if anything. */
export type Verdict = Pick<Document, 'status' | 'reason'>;

/**
 * What became of a document that is in review. Its name decides (`refused-unreadable.jpg`,
 * `refused-wrong-document…`, `refused-expired…`, `accepted…`); any other stays in review, as nobody
 * looks at it here.
 */
export function verdictOn(name: string, uploadedAt: string, now: Date): Verdict {
  if (now.getTime() - Date.parse(uploadedAt) < REVIEW_TAKES_MS) return { status: 'in-review' };
  if (name.startsWith('accepted')) return { status: 'accepted' };
  const reason = (['unreadable', 'wrong-document', 'expired'] as const).find((candidate) =>
    name.startsWith(`refused-${candidate}`),
  );
  return reason === undefined ? { status: 'in-review' } : { status: 'refused', reason };
}
