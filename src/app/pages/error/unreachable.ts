import { AnswerMissing } from '../../state/queries.ts';

/** Whether a page failed because nothing answered, rather than because the answer was wrong or something threw. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof AnswerMissing &&
  !error.reason.isThrown &&
  ['network', 'timeout'].includes(error.reason.kind);
