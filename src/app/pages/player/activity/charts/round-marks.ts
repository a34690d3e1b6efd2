/** Step multiples, each with its minimum ratio (the geometric means between 1, 2, 5 and 10). */
const STEPS = [
  [Math.sqrt(50), 10],
  [Math.sqrt(10), 5],
  [Math.SQRT2, 2],
] as const;

/**
 * Returns round values for an axis, 1, 2 or 5 times a power of ten apart, that cover at least `least` to `most`.
 * @param least below `most`
 * @param count approximate number of intervals
 * @param smallest power of ten that marks are at least apart, because their labels are rounded to it
 */
export function roundMarks(least: number, most: number, count: number, smallest = 0): number[] {
  let [from, to] = [least, most];
  for (let before = ''; ; ) {
    const wanted = Math.max((to - from) / count, smallest);
    const exponent = Math.floor(Math.log10(wanted));
    const power = 10 ** Math.abs(exponent);
    const ratio = wanted / 10 ** exponent;
    const [, unit] = STEPS.find(([least]) => ratio >= least) ?? [1, 1];
    // Divide by an integer: multiplying by 0.1 would leave a rounding error.
    const at = (step: number) => (exponent < 0 ? (step * unit) / power : step * unit * power);
    const first = Math.floor(from / at(1));
    const last = Math.ceil(to / at(1));
    if (before === `${unit} ${exponent}`)
      return Array.from({ length: last - first + 1 }, (_, step) => at(first + step));
    before = `${unit} ${exponent}`;
    [from, to] = [at(first), at(last)];
  }
}
