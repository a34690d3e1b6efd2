import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In the order in which a permutation is tested: at the lowest layer that can see it. */
export const LAYERS = ['unit', 'component', 'budget', 'http', 'journey', 'long'] as const;
export type Layer = (typeof LAYERS)[number];

/** Rows of the specification: their prefix and how many there are. */
const ROWS: Readonly<Record<string, number>> = {
  ...{ CFG: 7, REQ: 10, RTE: 10, FRM: 4, HDR: 9, NAV: 5, MOB: 6, BRG: 4, FTR: 9, HOM: 5, SPT: 5 },
  ...{ CKE: 6, CNF: 1, AUT: 9, NTF: 5, QRY: 4, PGS: 1, PWA: 6 },
};

export const allRows = (): string[] =>
  Object.entries(ROWS).flatMap(([prefix, count]) =>
    Array.from({ length: count }, (_, at) => `${prefix}-${at + 1}`),
  );

/** A test's title, from its opening quotation mark to the next of the same kind. */
const TITLE =
  /\b(?:test|it)(?:\.each\([\s\S]{0,4000}?\))?\(\s*(?:'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`)/g;
/** Titles of a group count for each of its tests. */
const GROUP =
  /\bdescribe(?:\.each\([\s\S]{0,400}?\))?\(\s*(?:'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`)/g;
const ROW = /\b[A-Z]{3}-\d+\b/g;

function layerOf(file: string): Layer {
  if (/\.long\.test\.|^tests\/e2e\/long\/|^tests\/engines\//.test(file)) return 'long';
  if (file.includes('.component.test.')) return 'component';
  if (file.startsWith('tests/budgets/')) return 'budget';
  if (file.startsWith('tests/http/')) return 'http';
  return file.startsWith('tests/e2e/') ? 'journey' : 'unit';
}

/** How many tests name a row, by row and layer. @param root of a checkout */
export function readProofs(root: string): Map<string, Map<Layer, number>> {
  const proofs = new Map(allRows().map((row) => [row, new Map<Layer, number>()]));
  for (const folder of ['src', 'sw', 'tests'])
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      const file = join(folder, name);
      if (!/\.(test|spec)\.tsx?$/.test(file)) continue;
      const text = readFileSync(join(root, file), 'utf8');
      const layer = layerOf(file);
      const titles = [...text.matchAll(TITLE), ...text.matchAll(GROUP)];
      for (const [, plain, template] of titles)
        for (const row of new Set((plain ?? template ?? '').match(ROW) ?? [])) {
          const counts = proofs.get(row);
          counts?.set(layer, (counts.get(layer) ?? 0) + 1);
        }
    }
  return proofs;
}

/** The table of docs/requirement-tests.md. */
export function proofTable(root: string): string {
  const lines = [...readProofs(root)].map(([row, counts]) =>
    [row, ...LAYERS.map((layer) => counts.get(layer) ?? '')].join(' | '),
  );
  return [
    `| row | ${LAYERS.join(' | ')} |`,
    `|---|${LAYERS.map(() => '---:').join('|')}|`,
    ...lines.map((line) => `| ${line} |`),
  ].join('\n');
}
