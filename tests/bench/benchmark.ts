/** A measurement of `npm run bench`. */
export interface Benchmark {
  /** Name for the filter of the command. */
  name: string;
  /** Heading in docs/benchmarks.md, including the targets that it covers. */
  title: string;
  /** @returns Markdown: a table with both sides of every ratio, and a conclusion */
  run: () => Promise<string>;
}
