/** Whole years between a day of birth and today, both `YYYY-MM-DD`. */
export function ageOn(today: string, birthDate: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  // Month and day compare as text. Who was born on 29 February is a year older on 1 March.
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
