import type { EndpointBases } from '../config/public-config.ts';
import type { Result } from '../lib/result.ts';
import type { Http, HttpRequest } from './http.ts';
import { describeHttpError, type HttpError, isFinalRefusal } from './http-error.ts';
import { parseAnswer } from './parse-answer.ts';
import type { Answer, CleanHtml, ParseContext, Query } from './query.ts';
import { queryUrl } from './query-url.ts';

interface ReadOptions extends Pick<HttpRequest, 'timeoutMs' | 'signal' | 'onHeaders' | 'headers'> {
  /** Language to fall back to for content that has no translation. */
  fallbackLocale: string;
}

/** Runs a query without cookies or token and parses the answer. */
export async function readQuery<T>(
  query: Query<T>,
  http: Http,
  bases: EndpointBases,
  parsing: ParseContext,
  { fallbackLocale, ...options }: ReadOptions,
): Promise<Answer<T>> {
  const url = queryUrl(query, bases);
  const { isOfNow, family } = query;
  const context = { ...parsing, report: (problem: string) => parsing.report(problem, family) };
  const request = { ...options, family, anonymous: true as const, isOfNow };
  const asked = await http.request({ ...request, url });
  const other = query.isTranslatedOnly ? url : url.replace(LOCALE, `$1${fallbackLocale}`);
  const isForeign = other !== url && isNothing(asked);
  const answer = isForeign ? await http.request({ ...request, url: other }) : asked;
  if (!answer.ok) {
    const { error } = answer;
    const isAbsentType = query.isOfOptionalType && error.isOwnWord && error.status === 404;
    if (query.isPart && isFinalRefusal(error))
      context.report(`left empty: ${describeHttpError(error)}`);
    else if (!isAbsentType) return answer;
  }
  const wire = answer.ok ? answer.value : { data: [], items: [] };
  const texts = isForeign ? textsIn(fallbackLocale, context) : context;
  return parseAnswer(url, () => query.parse(wire, texts));
}

/** A parse context that marks texts with their language when it is not the page's (WCAG 3.1.2). */
const textsIn = (lang: string, context: ParseContext): ParseContext => ({
  ...context,
  lang,
  async cleanHtml(html) {
    const clean = await context.cleanHtml(html);
    return clean && (`<div lang="${lang}" dir="auto">${clean}</div>` as CleanHtml);
  },
});

/** The locale parameter of a content query. */
const LOCALE = /([?&]locale=)[\w-]+/;

/** Whether there is nothing in this language: an empty list, or a document that was not found. */
function isNothing(answer: Result<unknown, HttpError>): boolean {
  if (!answer.ok) return answer.error.kind === 'status' && answer.error.status === 404;
  const { data } = Object(answer.value);
  return data === null || (Array.isArray(data) && data.length === 0);
}
