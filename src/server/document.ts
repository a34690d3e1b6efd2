import { createHash } from 'node:crypto';
import type { SiteConfig } from '../config/site-config.ts';
import { toJsonBlock } from '../lib/json-block.ts';
import { STATE_BLOCK_ID, type StateBlock } from '../state-block.ts';
import type { BuiltSite } from './built-site.ts';

export interface DocumentParts {
  locale: string;
  head: string;
  body: string;
  state: StateBlock;
  modules: readonly string[];
  /** A page without content: its scripts need not wait for a first paint. */
  isShell?: true;
}

/** Colours of the browser's bars and of the page before its sheet: the header's and --ink of src/ui/tokens.css. */
export const BAR_COLOUR = '#1e0d19';
export const PAGE_COLOUR = '#120710';

/** Puts documents together and knows the hashes of what is inline in them. */
export function createDocument(site: BuiltSite, config: SiteConfig) {
  const style = site.inlineStyle + themeStyle(config);
  const fontLinks = site.fonts
    .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`)
    .join('');
  const cookieNotice = config.showBasicCookiesMessage ? ' data-cookie-notice' : '';

  return {
    hashes: { script: hashOf(site.bootScript), style: hashOf(style) },
    /** The whole page. The state stands at the end, so that nothing seen waits for it. */
    write({ locale, head, body, state, modules, isShell }: DocumentParts): string {
      const { scripts, styles } = site.filesFor(modules, locale);
      const prefix = locale === config.defaultAppLanguage ? '' : `?lang=${locale}`;
      return (
        `<!doctype html><html lang="${locale}" data-theme="dark"><head><meta charset="utf-8">` +
        '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
        fontLinks +
        `<script data-modules="${scripts.join(' ')}"${cookieNotice}${isShell ? ' data-shell' : ''}>${site.bootScript}</script>` +
        `<style>${style}</style>` +
        styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('') +
        head +
        `<meta name="theme-color" content="${BAR_COLOUR}">` +
        `<link rel="manifest" href="/manifest.webmanifest${prefix}">` +
        '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml"><link rel="icon" href="/favicon.ico" sizes="32x32">' +
        '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">' +
        `</head><body><div id="app">${body}</div>` +
        `<script type="application/json" id="${STATE_BLOCK_ID}">${toJsonBlock(state)}</script></body></html>`
      );
    },
  };
}

/** The operator's own colours and button styles (CFG-7) as custom properties after ours. */
function themeStyle({ theme }: SiteConfig): string {
  const entries = Object.entries(theme).map(([name, value]) => `--${name}:${value}`);
  return entries.length > 0 ? `:root:root,.night.night{${entries.join(';')}}` : '';
}

const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
