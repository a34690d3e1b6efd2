/**
 * The same-site path that a piece of untrusted text names, or undefined.
 *
 * Used for `returnUrl`, the custom-navigation cookie, push targets and whatever else asks to be
 * navigated to (RTE-7, CKE-5). The parsed path is checked again, because the URL parser removes dot
 * segments and `/..//evil.test` would otherwise come out as `//evil.test`.
 */
export function safePath(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > 2048 || !/^\/(?![/\\])/.test(text))
    return undefined;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  if (/[\\\u0000-\u001f\u007f]/.test(text)) return undefined;
  const base = 'https://site.invalid';
  if (!URL.canParse(text, base)) return undefined;
  const url = new URL(text, base);
  if (url.origin !== base || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
