import type { PublicConfig } from '../../config/public-config.ts';
import { createHttp, type HttpOptions } from '../../http/http.ts';
import type { Answer, ParseContext, Query } from '../../http/query.ts';
import { readQuery } from '../../http/read-query.ts';

export type Read = <T>(
  query: Query<T>,
  onHeaders: (headers: Headers) => void,
) => Promise<Answer<T>>;

/** Reads queries in this tab. Loaded with the first read, because a page comes with its answers. */
export function createReader(
  { endpoints, defaultAppLanguage }: PublicConfig,
  options: HttpOptions,
  context: ParseContext,
): Read {
  const http = createHttp(options);
  return (query, onHeaders) =>
    readQuery(query, http, endpoints, context, { fallbackLocale: defaultAppLanguage, onHeaders });
}
