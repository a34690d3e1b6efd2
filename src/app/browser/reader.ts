import type { PublicConfig } from '../../config/public-config.ts';
import { createHttp, type HttpOptions } from '../../http/http.ts';
import type { Answer, ParseContext, Query } from '../../http/query.ts';
import { readQuery } from '../../http/read-query.ts';

export type Read = <T>(
  query: Query<T>,
  onHeaders: (headers: Headers) => void,
) => Promise<Answer<T>>;

/** Creates the reader of queries in this tab. Loaded with the first read: a server-rendered page brings its answers. */
export function createReader(
  { endpoints, defaultAppLanguage }: PublicConfig,
  options: HttpOptions,
  context: ParseContext,
): Read {
  const http = createHttp(options);
  return (query, onHeaders) =>
    readQuery(query, http, endpoints, context, { fallbackLocale: defaultAppLanguage, onHeaders });
}
