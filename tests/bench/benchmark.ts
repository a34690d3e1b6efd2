/** One measurement that `npm run bench` makes. */
export interface Benchmark {
  /** What the command's filter is compared with. */
  name: string;
  /** Heading in docs/benchmarks.md, with the targets it answers. */
  title: string;
  /** @returns Markdown: a table with both sides of every ratio, and what to read from it */
  run: () => Promise<string>;
}
