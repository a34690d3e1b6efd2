const ESCAPES = [
  ['<', '\\u003c'],
  ['>', '\\u003e'],
  ['&', '\\u0026'],
  ['\u2028', '\\u2028'],
  ['\u2029', '\\u2029'],
] as const;

/**
 * JSON that is safe inside `<script type="application/json">`: no character of it can end the
 * element or open a comment, and it parses back to the same value (REQ-7).
 */
export function toJsonBlock(value: unknown): string {
  let text = JSON.stringify(value);
  // Character by character: several times as fast as one expression over 100 KB in which few of them occur.
  for (const [character, escaped] of ESCAPES) text = text.replaceAll(character, escaped);
  return text;
}
