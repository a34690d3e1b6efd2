/** Longest text, in characters. */
const LONGEST = 60;

/** A wrong value as the line about its fault shows it: as JSON, cut where it is long. */
export function shownValue(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 3)}…` : text;
}
