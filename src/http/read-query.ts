import type { EndpointBases } from '../config/public-config.ts';
import type { Result } from '../lib/result.ts';
import type { Http, HttpRequest } from './http.ts';
import { describeHttpError, type HttpError } from './http-error.ts';
import { parseAnswer } from './parse-answer.ts';
import type { Answer, CleanHtml, ParseContext, Query } from './query.ts';

interface ReadOptions extends Pick<HttpRequest, 'timeoutMs' | 'signal' | 'onHeaders' | 'headers'> {
  /** The language that content is taken from where the asked one has nothing. */
  fallbackLocale: string;
}

/** Calls the back end of a query, without credentials or token, and parses what it says. */
export async function readQuery<T>(
  query: Query<T>,
  http: Http,
  bases: EndpointBases,
  context: ParseContext,
  { fallbackLocale, ...options }: ReadOptions,
): Promise<Answer<T>> {
  const url = queryUrl(query, bases);
  const { isOfNow } = query;
  const request = { ...options, anonymous: true as const, isOfNow };
  const asked = await http.request({ ...request, url });
  const other = query.isTranslatedOnly ? url : url.replace(LOCALE, `$1${fallbackLocale}`);
  const isForeign = other !== url && isNothing(asked);
  const answer = isForeign ? await http.request({ ...request, url: other }) : asked;
  if (!answer.ok) {
    // Only the back end’s own word counts: a proxy in front of it may also answer 404 while it restarts.
    const { error } = answer;
    if (query.isEditorsChoice && isFinal(error))
      context.report(`an editor’s choice is left out: ${describeHttpError(error)}`);
    else if (!query.isOfOptionalType || !error.isUnknownThere) return answer;
  }
  const wire = answer.ok ? answer.value : { data: [], items: [] };
  const texts = isForeign ? textsIn(fallbackLocale, context) : context;
  return parseAnswer(url, () => query.parse(wire, texts));
}

/** What parses content in another language than the page's: its texts say in which (WCAG 3.1.2). */
const textsIn = (lang: string, context: ParseContext): ParseContext => ({
  ...context,
  lang,
  async cleanHtml(html) {
    const clean = await context.cleanHtml(html);
    return clean && (`<div lang="${lang}" dir="auto">${clean}</div>` as CleanHtml);
  },
});

/** How a query of the content system names its language. */
const LOCALE = /([?&]locale=)[\w-]+/;

/** Whether the content system has nothing there in the language: no row of a list, or a document that is not found. */
function isNothing(answer: Result<unknown, HttpError>): boolean {
  if (!answer.ok) return answer.error.kind === 'status' && answer.error.status === 404;
  const { data } = Object(answer.value);
  return data === null || (Array.isArray(data) && data.length === 0);
}

/** The back end's own word that asking again changes nothing, not that of something that stands before it. */
const isFinal = ({ status = 0, problem }: HttpError): boolean =>
  problem !== undefined && [400, 404, 410, 422].includes(status);

/** Where a query goes, as given in the bases: absolute, or a path of the same origin. */
export const queryUrl = (
  query: Pick<Query<unknown>, 'family' | 'path'>,
  bases: EndpointBases,
): string => bases[query.family].replace(/\/$/, '') + query.path;
