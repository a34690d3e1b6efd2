import { readFileSync } from 'node:fs';

/** A requirement of OWASP ASVS 5.0 and where it is met, as a row of docs/asvs.md. */
interface Requirement {
  readonly id: string;
  readonly level: number;
  /** Held items and files, or the reason why there are none. */
  readonly how: string;
  readonly note: string;
}

/** @param root of a checkout */
export const readAsvs = (root: string): readonly Requirement[] =>
  readFileSync(`${root}docs/asvs.md`, 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => {
      const [id = '', level, how = '', note = ''] = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim());
      return { id, level: Number(level), how, note };
    });

/** Returns how many requirements of each level are open, and how many the operator has to meet. */
export function asvsGaps(root: string): string {
  const requirements = readAsvs(root);
  const countOf = (kind: string) =>
    [1, 2].map(
      (level) => requirements.filter((one) => one.level === level && one.how === kind).length,
    );
  const [openOne, openTwo] = countOf('open');
  const [theirsOne, theirsTwo] = countOf("operator's");
  return `open: ${openOne} of level 1, ${openTwo} of level 2; the operator's: ${theirsOne} and ${theirsTwo} ([asvs.md](asvs.md))`;
}
