import { createHash } from 'node:crypto';
import { STATE_BLOCK_ID, type StateBlock } from '../app/boot/state-block.ts';
import { directionOf } from '../app/i18n/direction.ts';
import { languageOf } from '../config/languages.ts';
import type { PublicConfig } from '../config/public-config.ts';
import type { SiteConfig } from '../config/site-config.ts';
import { PREVIEW } from '../lib/path-prefix.ts';
import type { BuiltSite } from './built-site.ts';
import { createDocumentHeaders } from './security-headers.ts';
import { toStateText } from './state-text.ts';
import { barColours, themeStyle } from './theme-style.ts';

export interface DocumentParts {
  locale: string;
  head: string;
  body: string;
  state: StateBlock;
  modules: readonly string[];
  /** A page without content, whose scripts may run before first paint. */
  isShell?: true;
  preview?: PreviewParts;
}

/** Additional parts of a preview's document. */
export interface PreviewParts {
  /** The previewed moment, epoch ms; undefined for now. */
  at: number | undefined;
  /** Banner of the preview, and its style sheet. */
  mark: string;
  style: string;
}

/** A document with its headers; the policy contains the hashes of its inline parts. */
export interface WrittenDocument {
  html: string;
  headers: Record<string, string | string[]>;
}

/** Creates the writer of documents. */
export function createDocument(site: BuiltSite, config: SiteConfig) {
  const theme = themeStyle(config.theme);
  const style = site.inlineStyle + theme;
  const preload = (href: string) =>
    `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`;
  const fontLinks = site.fonts.map(preload).join('');
  const headersFor = createDocumentHeaders(config);
  // Cached, because the same few files are part of every document.
  const hashes = new Map<string, string>();
  const hashOfText = (text: string) => {
    const hash = hashes.get(text) ?? hashOf(text);
    hashes.set(text, hash);
    return hash;
  };
  const languages = JSON.stringify(
    Object.fromEntries(
      config.languages.map(languageOf).map((language) => [language, site.languageFiles[language]]),
    ),
  );
  const barColour = barColours(config.theme).theme.replaceAll('"', '&quot;');
  const cookieNotice = config.showBasicCookiesMessage || config.gtm ? ' data-cookie-notice' : '';

  const brandTheme = config.defaultTheme === 'system' ? '' : ` data-theme="${config.defaultTheme}"`;
  // The shell links its sheets instead of inlining them, because the shell changes with every release and the worker
  // keeps the sheets.
  const shellLinks = site.shellStyles
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join('');
  // Without scripts the device's colour scheme is unknown.
  const servedTheme = config.defaultTheme === 'light' ? 'light' : 'dark';

  return {
    /** Writes the whole page. The state comes last, so that rendering does not wait for it. */
    write(parts: DocumentParts): WrittenDocument {
      const { locale, head, body, state, modules, isShell, preview } = parts;
      const { scripts, styles } = site.filesFor(modules, locale);
      const sheets = [isShell ? theme : style, ...styles.map((href) => site.sheet(href))];
      if (preview) sheets.push(preview.style);
      const script = preview ? `${site.previewScript}\n${site.bootScript}` : site.bootScript;
      const prefix = locale === config.defaultAppLanguage ? '' : `?lang=${locale}`;
      const html =
        `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}" data-theme="${servedTheme}"><head><meta charset="utf-8">` +
        '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
        fontLinks +
        `<script data-modules="${scripts.join(' ')}" data-languages='${languages}'${cookieNotice}${brandTheme}${isShell ? ' data-shell' : ''}${preview ? previewData(preview, state.config) : ''}>${script}</script>` +
        (isShell ? shellLinks : '') +
        sheets.map((sheet) => `<style>${sheet}</style>`).join('') +
        // Disabled links make the module loader treat the inlined sheets as loaded.
        styles.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join('') +
        head +
        `<meta name="theme-color" content="${barColour}">` +
        `<link rel="manifest" href="/manifest.webmanifest${prefix}">` +
        '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml"><link rel="icon" href="/icons/favicon.ico" sizes="32x32">' +
        '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">' +
        `</head><body><div id="app">${body}</div>${preview?.mark ?? ''}` +
        `<script type="application/json" id="${STATE_BLOCK_ID}">${toStateText(state)}</script></body></html>`;
      return {
        html,
        headers: headersFor({ script: hashOfText(script), styles: sheets.map(hashOfText) }),
      };
    },
  };
}

/** Data attributes for preview-boot.ts. */
const previewData = ({ at }: PreviewParts, { endpoints }: PublicConfig): string =>
  ` data-at="${at ?? ''}" data-door="${PREVIEW}/-" data-content="${endpoints.content.replaceAll('"', '&quot;')}"`;

/**
 * Identifies the release of a document: build, brand, theme and security headers. A document that a device may keep
 * carries it, and only the service worker of that release serves it.
 * @param shell the app shell as it is served
 */
export const releaseOf = (shell: WrittenDocument): string =>
  createHash('sha256').update(JSON.stringify(shell)).digest('hex').slice(0, 8);

/** CSP hash source of an inline part. */
export const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;
