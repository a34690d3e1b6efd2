import type { HttpError } from './http-error.ts';

/**
 * Whether a write may have been carried out although it failed, so that only the same idempotency key may repeat it: no
 * usable answer, an attempt that is still under way, or an error of something in between (without a problem document).
 */
export function isOutcomeUnknown({ kind, status = 0, problem }: HttpError): boolean {
  if (kind !== 'status' || status >= 500) return true;
  return problem === undefined || problem.code === 'request_in_progress';
}
