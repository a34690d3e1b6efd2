import { serverWords } from '../../app/i18n/server-words.ts';
import { dateLocale } from '../../lib/date-locale.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import { PREVIEW } from '../../lib/path-prefix.ts';
import type { PreviewParts } from '../document.ts';
import type { PreviewGrant } from './preview-grant.ts';

/** Additional parts of a preview's document. */
export const previewParts = (grant: PreviewGrant, locale: string): PreviewParts => ({
  at: grant.at,
  mark: previewMark(grant, locale),
  style: STYLE,
});

/** Banner on every page of a preview, with a link to leave it. */
function previewMark({ at }: PreviewGrant, locale: string): string {
  const words = serverWords(locale).preview;
  const time = new Date(at ?? Date.now());
  // Show the time zone, because the editor and the server may be in different ones.
  const format = new Intl.DateTimeFormat(dateLocale(locale), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return `<aside class="preview-mark"><p>${escapeHtml(words.mark(format.format(time)))}</p><a href="${PREVIEW}/-/leave">${words.leave}</a></aside>`;
}

const STYLE =
  '.preview-mark{position:fixed;z-index:9999;inset-block-end:calc(env(safe-area-inset-bottom) + 76px);inset-inline:12px;inline-size:fit-content;max-inline-size:calc(100% - 24px);margin-inline:auto;display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:0 16px;padding:0 20px;border-radius:24px;border:2px solid #120710;background:#ffd84d;color:#120710;font:600 14px/1.4 var(--font-text,sans-serif);box-shadow:0 6px 24px #0009}' +
  '.preview-mark p{margin:0}.preview-mark a{color:inherit;padding-block:11px;text-underline-offset:3px}' +
  // No cookie message, because a preview stores nothing.
  '.cookie-notice{display:none!important}' +
  '@media (width>=768px){.preview-mark{inset-block-end:20px}}@media print{.preview-mark{position:static}}';
