import type { HttpError } from '../../../http/http-error.ts';
import type { Query } from '../../../http/query.ts';
import { failure, type Result, success } from '../../../lib/result.ts';
import type { PlayerSide } from '../session.ts';

/** Whether the outcome is unknown. */
export const isAnswerLost = ({ kind, status = 0 }: HttpError): boolean =>
  kind === 'status' ? status >= 500 : kind !== 'cancelled';

/**
 * Reads back after a change whose response was lost, to find out whether it was made.
 * @param shows whether the current state contains the change
 * @returns the same failure if it does not, or cannot be read
 */
export async function readBackLost<T>(
  { queries }: Pick<PlayerSide, 'queries'>,
  error: HttpError,
  query: Query<T>,
  shows: (now: T) => boolean,
): Promise<Result<undefined, HttpError>> {
  if (!isAnswerLost(error)) return failure(error);
  const now = await queries.refreshAgain(query);
  return now.ok && shows(now.value) ? success(undefined) : failure(error);
}
