/** Age in whole years; both dates are `YYYY-MM-DD`. */
export function ageOn(today: string, birthDate: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  // Month and day compare as text. In other years, a birthday on 29 February counts on 1 March.
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
