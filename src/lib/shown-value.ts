/** Longest text, in characters. */
const LONGEST = 60;

/** A value in an error message, as JSON; long ones are cut. */
export function shownValue(value: unknown): string {
  const text = toJson(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 3)}…` : text;
}

function toJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    // JSON.parse reads lists that are nested deeper than JSON.stringify can write.
    return 'a value that is nested too deeply';
  }
}
