import { inLatinDigits } from '../../../lib/latin-digits.ts';

/** @param typed day, month and year, with or without separators; or `YYYY-MM-DD`, as browsers fill it in */
const PARTS = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})$|^(\d{2})(\d{2})(\d{4})$/;

/** @returns `YYYY-MM-DD`; undefined for a day that does not exist */
export function toIsoDate(typed: string): string | undefined {
  const text = inLatinDigits(typed.trim());
  const [day, month, year] = (PARTS.exec(text) ?? []).slice(1).filter(Boolean);
  const iso = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return undefined;
  const date = new Date(`${iso}T00:00:00Z`);
  // The 31st of a short month would become the 1st of the next.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** Numeric keyboards have no separator, so a space is added after day and month, and removed with a backspace. */
export const spacedDate = (typed: string, before: string): string =>
  typed.length > before.length && /^\p{Nd}{2}(?: \p{Nd}{2})?$/u.test(typed) ? `${typed} ` : typed;

/** Returns the age on a day. Someone born on 29 February comes of age on 1 March. @param day both `YYYY-MM-DD` */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
