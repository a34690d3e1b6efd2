import type { EndpointBases } from '../config/public-config.ts';
import { failure, success } from '../lib/result.ts';
import type { Http, HttpRequest } from './http.ts';
import type { Answer, ParseContext, Query } from './query.ts';

/** Calls the back end of a query, without credentials or token, and parses what it says. */
export async function readQuery<T>(
  query: Query<T>,
  http: Http,
  bases: EndpointBases,
  context: ParseContext,
  options: Pick<HttpRequest, 'timeoutMs' | 'signal' | 'onHeaders' | 'headers'> = {},
): Promise<Answer<T>> {
  const url = queryUrl(query, bases);
  const { isOfNow } = query;
  const answer = await http.request({ ...options, url, anonymous: true, isOfNow });
  if (!answer.ok) return answer;
  try {
    const value = await query.parse(answer.value, context);
    if (value !== undefined) return success(value);
    return failure({ kind: 'malformed', url, detail: 'unexpected shape' });
  } catch (error) {
    // Such as a parser whose file is gone.
    return failure({ kind: 'malformed', url, detail: String(error) });
  }
}

/** Where a query goes, as given in the bases: absolute, or a path of the same origin. */
export const queryUrl = (
  query: Pick<Query<unknown>, 'family' | 'path'>,
  bases: EndpointBases,
): string => bases[query.family].replace(/\/$/, '') + query.path;
