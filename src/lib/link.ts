/** Target of a link from the content system. */
export type Link = { kind: 'internal'; to: string } | { kind: 'external'; href: string };

const SAFE_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Parses a URL that an editor entered (NAV-1, BRG-1). `http`, mail and phone links are external, paths of this site
 * internal. Anything else (`//host`, `javascript:`, `data:`, a backslash) gives undefined.
 */
export function parseLink(url: unknown): Link | undefined {
  if (typeof url !== 'string') return undefined;
  const text = url.trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  if (text === '' || text.length > 2048 || /[\u0000-\u001f\u007f]/.test(text)) return undefined;
  if (/^(https?:|mailto:|tel:)/i.test(text)) {
    if (!URL.canParse(text)) return undefined;
    const parsed = new URL(text);
    return SAFE_SCHEMES.has(parsed.protocol) ? { kind: 'external', href: text } : undefined;
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(text) || /^[/\\]{2}/.test(text) || text.includes('\\'))
    return undefined;
  if (text.startsWith('/')) return { kind: 'internal', to: text };
  if (/^[?#]/.test(text)) return undefined;
  return { kind: 'internal', to: `/${text}` };
}
