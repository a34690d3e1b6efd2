import type { RenderOutcome } from '../../app/entry-server.tsx';
import { directionOf } from '../../app/i18n/direction.ts';
import { languageAsked, serverWords } from '../../app/i18n/server-words.ts';
import type { SiteConfig } from '../../config/site-config.ts';
import { DATA_HEADERS } from '../../lib/base-headers.ts';
import { PREVIEW, previewDoor } from '../../lib/path-prefix.ts';
import { safePath } from '../../lib/safe-path.ts';
import { hashOf, type WrittenDocument } from '../document.ts';
import { chooseEncoding, encodeFast } from '../encodings.ts';
import { type Exchange, reply, type Step } from '../exchange.ts';
import { type PreviewGrant, readGrant } from '../preview/preview-grant.ts';
import { createDocumentHeaders } from '../security-headers.ts';
import { PAGE_COLOUR } from '../theme-style.ts';

/** Path of calls below the preview prefix. No language or page has this name. */
const OWN = `${PREVIEW}/-`;
const COOKIE = 'preview';
const HTML = 'text/html; charset=utf-8';
/** A collection or an entry of the content API. */
const CONTENT_PATH = /^\/api\/[a-z\d-]+(\/[a-z\d-]+)?$/i;

/** Not cached, not indexed, no referrer. */
const PRIVATE = {
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
};

export interface PreviewOptions {
  config: SiteConfig;
  /** Without a secret there are no previews: every link is refused. */
  secret: string | undefined;
  /** @param at the previewed moment, epoch ms */
  render: (url: URL, at: number) => Promise<RenderOutcome>;
  write: (page: Extract<RenderOutcome, { kind: 'page' }>, grant: PreviewGrant) => WrittenDocument;
  /** Requests a path of the content API, drafts included. */
  readContent: (path: string) => Promise<Response>;
  shell: WrittenDocument;
  log: (line: string) => void;
}

/**
 * The site with drafts, for editors with a signed link (docs/decisions/0025). All pages exist below `/preview`, too,
 * and neither shared caches nor the service worker store them.
 */
export function previewStep(options: PreviewOptions): Step {
  const { config, secret, shell } = options;
  const secure = config.siteUrl?.startsWith('https:') ? '; Secure' : '';
  const cookie = (value: string, seconds: number) =>
    `${COOKIE}=${value}; Path=${PREVIEW}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;

  const refusedHeaders = createDocumentHeaders(config)({
    script: hashOf(''),
    styles: [hashOf(REFUSED_STYLE)],
  });

  return async (exchange) => {
    const { req, url } = exchange;
    if (previewDoor(url.pathname) === '') return false;
    if (url.pathname === `${OWN}/open`) return open(exchange);
    if (url.pathname === `${OWN}/leave`)
      return leadTo(exchange, pageBefore(req.headers.referer), cookie('', 0));
    const grant = grantOf(readCookie(req.headers.cookie));
    if (!grant) return refuse(exchange);
    if (url.pathname.startsWith(`${OWN}/api/`)) return content(exchange);
    return page(exchange, grant);
  };

  function grantOf(token: string): PreviewGrant | undefined {
    return secret ? readGrant(token, secret, Date.now()) : undefined;
  }

  /** Moves the grant of a link into a cookie for preview paths, so that no URL carries it. */
  function open(exchange: Exchange): true {
    const { searchParams } = exchange.url;
    const token = searchParams.get('token') ?? '';
    const grant = grantOf(token);
    if (!grant) return refuse(exchange);
    const seconds = Math.max(1, Math.floor((grant.until - Date.now()) / 1000));
    const path = safePath(searchParams.get('path')) ?? '/';
    const to = PREVIEW + (path === '/' ? '' : path);
    return leadTo(exchange, to, cookie(token, seconds));
  }

  function leadTo(exchange: Exchange, to: string, setCookie: string): true {
    return reply(exchange, 303, {
      ...shell.headers,
      ...PRIVATE,
      'Referrer-Policy': 'no-referrer',
      'Set-Cookie': setCookie,
      Location: to,
    });
  }

  function refuse(exchange: Exchange): true {
    const html = refusedPage(exchange.req.headers['accept-language']);
    return reply(exchange, 403, { ...refusedHeaders, ...PRIVATE, 'Content-Type': HTML }, html);
  }

  /** Proxies content requests of a preview page. */
  async function content(exchange: Exchange): Promise<true> {
    const path = exchange.url.pathname.slice(OWN.length);
    const headers = { ...DATA_HEADERS, ...PRIVATE };
    if (!CONTENT_PATH.test(path)) return reply(exchange, 404, headers);
    const search = new URLSearchParams(exchange.url.search);
    search.delete('status');
    try {
      const answer = await options.readContent(`${path}?${search}`);
      return reply(
        exchange,
        answer.status,
        { ...headers, 'Content-Type': 'application/json; charset=utf-8' },
        Buffer.from(await answer.arrayBuffer()),
      );
    } catch {
      return reply(exchange, 502, headers);
    }
  }

  async function page(exchange: Exchange, grant: PreviewGrant): Promise<true> {
    const { req, url } = exchange;
    try {
      const outcome = await options.render(url, grant.at ?? Date.now());
      if (outcome.kind === 'redirect')
        return reply(exchange, outcome.status, {
          ...shell.headers,
          ...PRIVATE,
          Location: outcome.location,
        });
      const { html, headers } = options.write(outcome, grant);
      const { body, headers: encoding } = chooseEncoding(
        encodeFast(Buffer.from(html)),
        req.headers['accept-encoding'],
      );
      const all = { ...headers, ...encoding, ...PRIVATE, 'Content-Type': HTML };
      return reply(exchange, outcome.status, all, body);
    } catch (error) {
      options.log(`${url.pathname}: ${error instanceof Error ? error.stack : error}`);
      const all = { ...shell.headers, ...PRIVATE, 'Content-Type': 'text/plain; charset=utf-8' };
      return reply(exchange, 500, all, 'Something went wrong. Please try again.');
    }
  }
}

/** The published version of the previewed page. */
function pageBefore(referer = ''): string {
  if (!URL.canParse(referer)) return '/';
  const { pathname } = new URL(referer);
  return safePath(pathname.slice(previewDoor(pathname).length)) ?? '/';
}

const readCookie = (header = ''): string => /(?:^|;\s*)preview=([^;]*)/.exec(header)?.[1] ?? '';

const REFUSED_STYLE =
  `body{box-sizing:border-box;min-block-size:100vh;margin:0;padding:24px;display:grid;place-content:center;background:${PAGE_COLOUR};color:#fff4ea;font:17px/1.5 system-ui,sans-serif}` +
  'main{max-inline-size:34rem}h1{margin:0;font-size:28px;line-height:1.2}a{display:inline-block;padding-block:12px;color:#ffd84d}';

/** The same page for invalid and expired links. @param acceptLanguage the browser's header */
function refusedPage(acceptLanguage: string | undefined): string {
  const language = languageAsked(acceptLanguage);
  const { title, text, home } = serverWords(language).preview.refused;
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${REFUSED_STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p><a href="/">${home}</a></main></body></html>`;
}
