import { AnswerMissing } from '../../state/queries.ts';

/** Whether a page failed because nothing responded, not because of a wrong answer or a thrown error. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof AnswerMissing &&
  !error.reason.isThrown &&
  ['network', 'timeout'].includes(error.reason.kind);
