import type { RenderOutcome } from '../../app/entry-server.tsx';
import { localeOfPath } from '../../app/i18n/locales.ts';
import { serverWords } from '../../app/i18n/server-words.ts';
import { RELEASE_HEADER } from '../../app/pwa/site-facts.ts';
import type { SiteConfig } from '../../config/site-config.ts';
import { acceptsDictionary } from '../../lib/accepted-encoding.ts';
import { withCampaign } from '../../lib/campaign.ts';
import { isKnownEtag } from '../../lib/known-etag.ts';
import { Allowance } from '../allowance.ts';
import { createCustomNavigation, isHome } from '../custom-navigation.ts';
import type { Dictionaries } from '../dictionaries.ts';
import { releaseOf, type WrittenDocument } from '../document.ts';
import { chooseEncoding } from '../encodings.ts';
import { type Exchange, reply, replyUnchanged, type Step } from '../exchange.ts';
import { type KeptPage, type PageCache, toKeptPage } from '../page-cache.ts';
import { Overloaded, RenderQueue } from '../render-queue.ts';
import { replyPlain } from '../reply-plain.ts';

const HTML = 'text/html; charset=utf-8';

export interface PagesOptions {
  config: SiteConfig;
  pages: PageCache;
  dictionaries: Dictionaries;
  /** Renders a URL whose query was reduced by `reduce`. */
  render: (url: URL) => Promise<RenderOutcome>;
  write: (page: Extract<RenderOutcome, { kind: 'page' }>) => WrittenDocument;
  /** The app shell, for when the server cannot render. */
  shell: WrittenDocument;
  /** The URL with only the parameters that its page reads, sorted, and with the canonical spelling of its path. */
  reduce: (url: URL) => URL;
  /** Whether a visitor may have made up the path, because it names something that this server does not know. */
  mayBeMadeUp: (url: URL) => boolean;
  log: (line: string) => void;
}

/**
 * Allowance of all visitors together for rendering pages with a query, because anybody can make up searches. Beyond it
 * the page without the query is served and the browser applies the query (use-search.ts).
 */
const OWN_QUERIES = { atOnce: 20, perSecond: 2 };

/** The same for paths that may be made up. Beyond it the browser renders the page from the shell. */
const OWN_PATHS = { atOnce: 20, perSecond: 2 };

/**
 * Only for caches in front of the site (RFC 9213). With it, Firefox would show a stale page while the server is down,
 * and the page would mistake that for a connection.
 */
const CDN_CACHING = 'max-age=30, stale-while-revalidate=300';

/** Carries a redirect through the page cache without being cached. */
class Redirected extends Error {
  readonly outcome: Extract<RenderOutcome, { kind: 'redirect' }>;
  constructor(outcome: Extract<RenderOutcome, { kind: 'redirect' }>) {
    super('redirected');
    this.outcome = outcome;
  }
}

/** Serves server-rendered pages. They are the same for all visitors, so caches may keep them. */
export function pagesStep(options: PagesOptions): Step {
  const { config, pages, shell, dictionaries } = options;
  const navigate = createCustomNavigation(config);
  const queue = new RenderQueue();
  const ownQueries = new Allowance(OWN_QUERIES);
  const ownPaths = new Allowance(OWN_PATHS);
  const release = releaseOf(shell);
  const shellPage = toKeptPage({ ...shell, status: 200, complete: false, contentAt: 0 });

  return async (exchange) => {
    const { url } = exchange;
    const { redirectTo, cookie } = navigate(exchange);
    if (redirectTo !== undefined) return redirect(exchange, 302, redirectTo, 'no-store');
    if (cookie !== undefined) exchange.res.setHeader('Set-Cookie', cookie);
    const asked = options.reduce(url);
    if (asked.pathname !== url.pathname) {
      const headers = { ...shell.headers, 'Cache-Control': 'no-cache' };
      return reply(exchange, 301, { ...headers, Location: asked.pathname + url.search });
    }
    const isKept = pages.isFresh(keyOf(asked));
    if (!isKept && options.mayBeMadeUp(asked) && !ownPaths.take())
      return sendPage(exchange, shellPage, { config, dictionaries, isShared: true, release });
    const isShared = asked.search !== '' && !isKept && !ownQueries.take();
    const target = isShared ? new URL(asked.pathname, asked) : asked;
    try {
      const page = await pages.get(keyOf(target), () =>
        queue.run(() => renderPage(options, target)),
      );
      return await sendPage(exchange, page, { config, dictionaries, isShared, release });
    } catch (error) {
      if (error instanceof Redirected)
        return redirect(
          exchange,
          error.outcome.status,
          error.outcome.location,
          cookie === undefined ? 'no-cache' : 'no-store',
        );
      if (error instanceof Overloaded) return refuse(exchange);
      options.log(`${url.pathname}: ${error instanceof Error ? error.stack : error}`);
      const headers = { ...shell.headers, 'Cache-Control': 'no-store' };
      return reply(exchange, 500, { ...headers, 'Content-Type': HTML }, shell.html);
    }
  };

  /** A small page that retries by itself. Browsers with the service worker show the shell instead. */
  function refuse(exchange: Exchange): true {
    const seconds = String(1 + Math.floor(Math.random() * 4));
    const { languages, defaultAppLanguage } = config;
    const { locale } = localeOfPath(exchange.url.pathname, languages, defaultAppLanguage);
    return replyPlain(exchange, 503, serverWords(locale).busy, {
      'Content-Language': locale,
      'Retry-After': seconds,
      Refresh: seconds,
    });
  }

  function redirect(exchange: Exchange, status: number, to: string, cacheControl: string): true {
    return reply(exchange, status, {
      ...shell.headers,
      // The target page reads the campaign parameters (QRY-4).
      Location: withCampaign(to, exchange.url.search),
      'Cache-Control': cacheControl,
    });
  }
}

/**
 * Renders a page, or takes it from the cache, without a visitor's request. Returns undefined on failure, which the
 * first visitor's request reports.
 */
export function preparePage(options: PagesOptions, url: URL): Promise<KeptPage | undefined> {
  const target = options.reduce(url);
  return options.pages.get(keyOf(target), () => renderPage(options, target)).catch(() => undefined);
}

/**
 * The player area (RTE-3). It contains no player data, but must not come from a cache or the browser's history after
 * log-out (F52).
 */
const FOR_PLAYERS = { 'Cache-Control': 'private, no-store' };
const NO_INDEX = { 'X-Robots-Tag': 'noindex' };

const keyOf = ({ pathname, search }: URL): string => pathname + search;

async function renderPage(options: PagesOptions, url: URL): Promise<KeptPage> {
  const outcome = await options.render(url);
  if (outcome.kind === 'redirect') throw new Redirected(outcome);
  const times = Object.values(outcome.state.answers).map(([, at]) => at);
  // The wall clock may have been set back since.
  const contentAge = Math.max(0, Date.now() - Math.min(...times));
  const { html, headers } = options.write(outcome);
  return toKeptPage({
    status: outcome.status,
    contentAt: performance.now() - contentAge,
    complete: outcome.complete && outcome.status === 200,
    html,
    headers: {
      ...headers,
      ...(outcome.noIndex === true && NO_INDEX),
      ...(outcome.forPlayers && FOR_PLAYERS),
    },
    plainOnly: outcome.noIndex === 'with-query',
    forPlayers: outcome.forPlayers,
  });
}

interface Sending extends Pick<PagesOptions, 'config' | 'dictionaries'> {
  isShared: boolean;
  release: string;
}

async function sendPage(exchange: Exchange, page: KeptPage, sending: Sending): Promise<true> {
  const { req, url } = exchange;
  const { config, isShared, release } = sending;
  // Not in shared caches if a cookie decides the response (CKE-5).
  const personal = config.customNavigationMode !== undefined && isHome(config, url.pathname);
  // Canonical URLs need a known origin.
  const isVariant = isShared || (url.search !== '' && (page.plainOnly || !config.siteUrl));
  const isForAll = page.complete && !personal && !isShared;
  const guiding = {
    'Cache-Control': isForAll ? 'public, max-age=0, s-maxage=30' : 'private, no-cache',
    ...(isForAll &&
      !page.forPlayers && { [RELEASE_HEADER]: release, 'CDN-Cache-Control': CDN_CACHING }),
    Vary: 'Accept-Encoding',
    ETag: page.etag,
  };
  const others = { ...page.headers, ...(isVariant && NO_INDEX) };
  if (isKnownEtag(req.headers['if-none-match'], page.etag))
    return replyUnchanged(exchange, { ...guiding, ...others });
  const { body, headers } = await encodingOf(exchange, page, sending);
  const all = { ...guiding, ...headers, ...others, 'Content-Type': HTML };
  return reply(exchange, page.status, all, body);
}

/** The best encoding of a page; with the browser's dictionary if this server has it. */
async function encodingOf(
  { req, url }: Exchange,
  { encoded }: KeptPage,
  { config, dictionaries }: Sending,
): Promise<ReturnType<typeof chooseEncoding>> {
  const accepted = req.headers['accept-encoding'];
  const available = req.headers['available-dictionary'];
  if (acceptsDictionary(accepted) && typeof available === 'string') {
    const { locale } = localeOfPath(url.pathname, config.languages, config.defaultAppLanguage);
    const body = await dictionaries.compress(encoded, locale, available);
    if (body) return { body, headers: OWN_DICTIONARY };
  }
  return chooseEncoding(encoded, accepted);
}

/** Some shared caches ignore `Vary` and would send the body to browsers that cannot decode it. */
const OWN_DICTIONARY = {
  'Content-Encoding': 'dcz',
  'Cache-Control': 'private, no-cache',
  'CDN-Cache-Control': 'no-store',
  Vary: 'Accept-Encoding, Available-Dictionary',
};
