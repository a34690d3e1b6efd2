import type { ListedAddress } from '../../app/sitemap/list-addresses.ts';
import { escapeHtml } from '../../lib/escape-html.ts';

/** Limits per file (sitemaps.org), with room for a longer origin. */
const MOST_ADDRESSES = 50_000;
const MOST_CHARACTERS = 40_000_000;

/** Placeholder for the origin, which no URL can contain. */
const ORIGIN = '\u0000';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** The sitemap: one file, or several with an index. */
export interface SitemapFiles {
  /** By path; `/sitemap.xml` always exists. @param origin such as `https://www.example.com` */
  file: (path: string, origin: string) => string | undefined;
}

export function writeSitemap(
  addresses: readonly ListedAddress[],
  { defaultAppLanguage }: { defaultAppLanguage: string },
  limits = { addresses: MOST_ADDRESSES, characters: MOST_CHARACTERS },
): SitemapFiles {
  const parts: string[][] = [[]];
  let size = 0;
  for (const entry of addresses.flatMap((address) => entriesOf(address, defaultAppLanguage))) {
    const part = parts.at(-1) ?? [];
    if (
      part.length > 0 &&
      (part.length >= limits.addresses || size + entry.length > limits.characters)
    ) {
      parts.push([entry]);
      size = entry.length;
    } else {
      part.push(entry);
      size += entry.length;
    }
  }
  const sets = parts.map(
    (entries) => `${HEAD}<urlset ${NAMESPACES}>\n${entries.join('')}</urlset>\n`,
  );
  const files = new Map(
    sets.length === 1
      ? [['/sitemap.xml', sets[0] ?? '']]
      : [
          ['/sitemap.xml', index(sets.length)],
          ...sets.map((set, at): [string, string] => [`/sitemap-${at + 1}.xml`, set]),
        ],
  );
  return { file: (path, origin) => files.get(path)?.replaceAll(ORIGIN, escapeHtml(origin)) };
}

/** One entry per language, each with links to all. */
function entriesOf({ path, languages }: ListedAddress, defaultLanguage: string): string[] {
  const addressIn = (language: string) => {
    const prefix = language === defaultLanguage ? '' : `/${language}`;
    const { pathname } = new URL(path === '/' ? prefix || '/' : prefix + path, 'http://site');
    return ORIGIN + escapeHtml(pathname);
  };
  const link = (language: string, of: string) =>
    `<xhtml:link rel="alternate" hreflang="${escapeHtml(language)}" href="${addressIn(of)}"/>`;
  const known = [...languages.keys()];
  const fallback = languages.has(defaultLanguage) ? defaultLanguage : known[0];
  const alternates =
    known.map((language) => link(language, language)).join('') +
    (fallback === undefined ? '' : link('x-default', fallback));
  return [...languages].map(([language, changed]) => {
    const time = Date.parse(changed ?? '');
    const lastmod = Number.isNaN(time) ? '' : `<lastmod>${new Date(time).toISOString()}</lastmod>`;
    return `<url><loc>${addressIn(language)}</loc>${lastmod}${alternates}</url>\n`;
  });
}

const index = (count: number): string =>
  `${HEAD}<sitemapindex ${NAMESPACES}>\n${Array.from(
    { length: count },
    (_, at) => `<sitemap><loc>${ORIGIN}/sitemap-${at + 1}.xml</loc></sitemap>\n`,
  ).join('')}</sitemapindex>\n`;
