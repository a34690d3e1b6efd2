import { AnswerMissing } from '../../state/queries.ts';

/** Whether a page failed because nothing responded, rather than by an invalid answer or a thrown error. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof AnswerMissing &&
  !error.reason.isThrown &&
  ['network', 'timeout'].includes(error.reason.kind);
