import { type EndpointBases, endpointBases, toPublicConfig } from '../config/public-config.ts';
import type { SiteConfig } from '../config/site-config.ts';
import { createHttp, type Http } from '../http/http.ts';
import type { ParseContext, Query } from '../http/query.ts';
import { readQuery } from '../http/read-query.ts';
import { describeError } from '../lib/describe-error.ts';
import { cleanHtml } from './clean-html.ts';
import { ContentSource } from './content-source.ts';

/** Longest wait in ms for a hanging back end when a page cannot be rendered without its answer. */
const UPSTREAM_MS = 2000;
/** Longest report of a fault in content, in characters: it may quote a whole article. */
const LONGEST_REPORT = 300;

/** Reads anonymous data for server rendering: through internal addresses, logged, cached for all visitors. */
export function createContentReading(options: {
  config: SiteConfig;
  /** The server's origin for requests to itself. */
  origin: string;
  onChange: () => void;
  log: (line: string) => void;
}): { http: Http; source: ContentSource; bases: EndpointBases; context: ParseContext } {
  const { config, origin, log } = options;
  const bases = endpointBases(config, 'server');
  const http = createHttp({
    bases,
    origin,
    fetch: describedFetch,
    log,
    fraudProxyApiKey: config.fraudforceproxyApiKey,
  });
  const browserBases = toPublicConfig(config).endpoints;
  const reported = new Set<string>();
  function report(problem: string, family: Query<unknown>['family'] = 'content'): void {
    const line = `${family}: ${oneLine(problem)}`;
    if (reported.has(line) || reported.size >= 1000) return;
    reported.add(line);
    log(line);
  }
  const context: ParseContext = {
    mediaBase: browserBases.content,
    operatorBase: browserBases.operator,
    cleanHtml: async (html) => cleanHtml(html, report),
    report,
  };
  const fallbackLocale = config.defaultAppLanguage;
  const timeoutMs = Math.max(UPSTREAM_MS, config.content.deadlineMs);
  const source = new ContentSource({
    read: (query) => readQuery(query, http, bases, context, { timeoutMs, fallbackLocale }),
    freshMs: config.content.freshSeconds * 1000,
    onChange: options.onChange,
    log,
  });
  return { http, source, bases, context };
}

/** `fetch` whose errors say why there is no response, for the log. */
const describedFetch: typeof fetch = (address, options) =>
  fetch(address, options).catch((error: unknown) => {
    throw new Error(describeError(error), { cause: error });
  });

/** Removes control and direction characters, so that an editor's text cannot forge log lines or reorder them. */
function oneLine(problem: string): string {
  const start = problem.slice(0, LONGEST_REPORT).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
  return problem.length > LONGEST_REPORT ? `${start}…` : start;
}
