import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Fault } from './faults.ts';
import type { Failure } from './layers.ts';

/** The layer that detected a fault, with its failed tests; undefined if none did. */
export type Catch = { layer: string; failures: Failure[] } | undefined;

export const DOCUMENT = 'docs/faults.md';

const HEAD = `# Faults and the tests that catch them

Whether the tests notice a mistake is itself tested: \`npm run faults\` puts each of these faults into the code, one at a
time, and runs the layers from the cheapest to the dearest until a test fails. Only a test that passes again without the
fault counts. The list is \`tests/faults/faults.ts\`.

\`\`\`
npm run faults                    # all, on a clean work tree; about half an hour
npm run faults -- retry-of-a-post # one
\`\`\`

| fault | file | caught by | first test that fails |
|---|---|---|---|
`;

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

export function rowOf({ name, file }: Fault, caught: Catch): string {
  const [first] = caught?.failures ?? [];
  const cells = [name, `\`${file}\``, caught?.layer ?? 'nothing', first?.title ?? ''];
  return `| ${cells.map(cell).join(' | ')} |`;
}

/** Reads the rows of the document, by name of the fault. */
function rowsBefore(): Map<string, string> {
  const text = existsSync(DOCUMENT) ? readFileSync(DOCUMENT, 'utf8') : '';
  const rows = text.split('\n').filter((line) => line.startsWith('| '));
  return new Map(rows.map((row) => [row.split('|')[1]?.trim() ?? '', row]));
}

/** Writes the rows of this run. The rows of other faults are kept. */
export function writeReport(faults: readonly Fault[], caught: ReadonlyMap<Fault, Catch>): void {
  const before = rowsBefore();
  const rows = faults.map((fault) =>
    caught.has(fault) ? rowOf(fault, caught.get(fault)) : before.get(fault.name),
  );
  writeFileSync(DOCUMENT, `${HEAD}${rows.filter((row) => row !== undefined).join('\n')}\n`);
}
