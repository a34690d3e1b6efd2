const ESCAPES = [
  ['<', '\\u003c'],
  ['>', '\\u003e'],
  ['&', '\\u0026'],
  ['\u2028', '\\u2028'],
  ['\u2029', '\\u2029'],
] as const;

/**
 * Serialises JSON for `<script type="application/json">`. Nothing in it can end the element or open a comment, and it
 * parses back to the same value (REQ-7).
 */
export function toJsonBlock(value: unknown): string {
  let text = JSON.stringify(value);
  // One replaceAll per character is several times as fast as one regex over 100 KB.
  for (const [character, escaped] of ESCAPES) text = text.replaceAll(character, escaped);
  return text;
}
