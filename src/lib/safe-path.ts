/**
 * The same-site path in an untrusted text, or undefined.
 *
 * Used for `returnUrl`, the custom-navigation cookie, push targets and all other navigation targets (RTE-7, CKE-5).
 * Checks the parsed path again, because the URL parser removes dot segments and would turn `/..//evil.test` into
 * `//evil.test`.
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
