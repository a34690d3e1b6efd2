import type { HttpError } from '../../../http/http-error.ts';
import type { Query } from '../../../http/query.ts';
import { failure, type Result, success } from '../../../lib/result.ts';
import type { PlayerSide } from '../session.ts';

/** No answer, or none that says whether the operator did what it was asked for. */
export const isAnswerLost = ({ kind, status = 0 }: HttpError): boolean =>
  kind === 'status' ? status >= 500 : kind !== 'cancelled';

/**
 * A change failed. When its answer was lost, what the operator has now says whether it was done.
 * @param shows whether what was read has the change in it
 * @returns the same failure when it does not, or nobody says
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
