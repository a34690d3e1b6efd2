import { directionOf } from '../../app/i18n/direction.ts';
import { languageAsked, serverWords } from '../../app/i18n/server-words.ts';
import { PAGE_COLOUR } from '../theme-style.ts';

export const REFUSED_STYLE =
  `body{box-sizing:border-box;min-block-size:100vh;margin:0;padding:24px;display:grid;place-content:center;background:${PAGE_COLOUR};color:#fff4ea;font:17px/1.5 system-ui,sans-serif}` +
  'main{max-inline-size:34rem}h1{margin:0;font-size:28px;line-height:1.2}a{display:inline-block;padding-block:12px;color:#ffd84d}';

/** The same page for invalid and expired links. @param acceptLanguage the browser's header */
export function refusedPage(acceptLanguage: string | undefined): string {
  const language = languageAsked(acceptLanguage);
  const { title, text, home } = serverWords(language).preview.refused;
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${REFUSED_STYLE}</style></head><body><main><h1>${title}</h1><p>${text}</p><a href="/">${home}</a></main></body></html>`;
}
