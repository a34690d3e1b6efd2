/** Longest text, in characters. */
const LONGEST = 60;

/** A value in an error message, as JSON; long ones are cut. */
export function shownValue(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 3)}…` : text;
}
