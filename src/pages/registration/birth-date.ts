import type { RegistrationValues } from './registration-values.ts';

type Typed = Pick<RegistrationValues, 'birthDay' | 'birthMonth' | 'birthYear'>;

/** @returns `YYYY-MM-DD`; undefined for a day that the calendar does not have */
export function toIsoDate({ birthDay, birthMonth, birthYear }: Typed): string | undefined {
  if (!/^\d{4}$/.test(birthYear)) return undefined;
  if (![birthDay, birthMonth].every((part) => /^\d{1,2}$/.test(part))) return undefined;
  const iso = `${birthYear}-${birthMonth.padStart(2, '0')}-${birthDay.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // The 31st of a short month would come out as the 1st of the next.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** Whole years on a day. Who was born on 29 February comes of age on 1 March. @param day both `YYYY-MM-DD` */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
