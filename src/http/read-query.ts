import { failure, success } from '../lib/result.ts';
import type { EndpointBases } from './families.ts';
import type { Http } from './http.ts';
import type { Answer, ParseContext, Query } from './query.ts';

/** Calls the back end of a query, without credentials or token, and parses what it says. */
export async function readQuery<T>(
  query: Query<T>,
  http: Http,
  bases: EndpointBases,
  context: ParseContext,
  options: { timeoutMs?: number; signal?: AbortSignal } = {},
): Promise<Answer<T>> {
  const url = `${bases[query.family].replace(/\/$/, '')}${query.path}`;
  const answer = await http.request({ ...options, url, anonymous: true });
  if (!answer.ok) return answer;
  const value = await query.parse(answer.value, context);
  if (value === undefined) return failure({ kind: 'malformed', url, detail: 'unexpected shape' });
  return success(value);
}
