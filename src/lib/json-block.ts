/** Forbidden in a script element: https://html.spec.whatwg.org/#restrictions-for-contents-of-script-elements */
const UNSAFE = /<(?=!--|\/?script)/gi;

/**
 * Serialises JSON for `<script type="application/json">`. Nothing in it can end the element or open a comment, and it
 * parses back to the same value (REQ-7). All else stays unescaped, so it compresses together with the same text in the
 * markup.
 */
export function toJsonBlock(value: unknown): string {
  return JSON.stringify(value).replaceAll(UNSAFE, '\\u003c');
}
