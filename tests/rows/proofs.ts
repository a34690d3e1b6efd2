import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HELD } from './held.ts';

/** From the lowest to the highest layer. Every variation belongs to the lowest layer that can see it. */
export const LAYERS = ['unit', 'component', 'budget', 'http', 'journey', 'long'] as const;
export type Layer = (typeof LAYERS)[number];

/** Rows of the specification: prefix and count. */
const ROWS: Readonly<Record<string, number>> = {
  CFG: 7,
  REQ: 10,
  RTE: 10,
  FRM: 4,
  HDR: 9,
  NAV: 5,
  MOB: 6,
  BRG: 4,
  FTR: 9,
  HOM: 5,
  SPT: 5,
  CKE: 6,
  CNF: 1,
  AUT: 9,
  NTF: 5,
  QRY: 4,
  PGS: 1,
  PWA: 6,
};

export const allRows = (): string[] =>
  Object.entries(ROWS).flatMap(([prefix, count]) =>
    Array.from({ length: count }, (_, at) => `${prefix}-${at + 1}`),
  );

/** A test's title, from its opening quotation mark to the next of the same kind. */
const TITLE =
  /\b(?:test|it)(?:\.each(?:<[^()]*>)?\([\s\S]{0,4000}?\))?\(\s*(?:'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`)/g;
/** A group's title counts for each of its tests. */
const GROUP =
  /\bdescribe(?:\.each\([\s\S]{0,400}?\))?\(\s*(?:'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`)/g;
const ID = /\b(?:[A-Z]{3}-\d+|[SRFB]\d{1,2})\b/g;

function layerOf(file: string): Layer {
  if (/\.long\.test\.|^tests\/e2e\/long\/|^tests\/engines\//.test(file)) return 'long';
  if (file.includes('.component.test.')) return 'component';
  if (file.startsWith('tests/budgets/')) return 'budget';
  if (file.startsWith('tests/http/')) return 'http';
  return file.startsWith('tests/e2e/') ? 'journey' : 'unit';
}

interface Proof {
  readonly file: string;
  readonly layer: Layer;
}

/** Returns the tests that name each row or held item in their titles, in file order. @param root of a checkout */
function readTitles(root: string): Map<string, Proof[]> {
  const proofs = new Map<string, Proof[]>();
  for (const folder of ['src', 'sw', 'tests'])
    for (const name of readdirSync(join(root, folder), {
      recursive: true,
      encoding: 'utf8',
    }).sort()) {
      const file = `${folder}/${name.replaceAll('\\', '/')}`;
      if (!/\.(test|spec)\.tsx?$/.test(file)) continue;
      const text = readFileSync(join(root, file), 'utf8');
      const proof = { file, layer: layerOf(file) };
      const titles = [...text.matchAll(TITLE), ...text.matchAll(GROUP)];
      for (const [, plain, template] of titles)
        for (const id of new Set((plain ?? template ?? '').match(ID) ?? []))
          proofs.set(id, [...(proofs.get(id) ?? []), proof]);
    }
  return proofs;
}

/** Returns the number of tests that name a row, by row and layer. @param root of a checkout */
export function readProofs(root: string): Map<string, Map<Layer, number>> {
  const titles = readTitles(root);
  return new Map(
    allRows().map((row) => {
      const counts = new Map<Layer, number>();
      for (const { layer } of titles.get(row) ?? [])
        counts.set(layer, (counts.get(layer) ?? 0) + 1);
      return [row, counts];
    }),
  );
}

/** Returns the files whose tests name a held item, and the number of such tests. @param root of a checkout */
export function readHeld(root: string): Map<string, Map<string, number>> {
  const titles = readTitles(root);
  return new Map(
    Object.keys(HELD).map((id) => {
      const files = new Map<string, number>();
      for (const { file } of titles.get(id) ?? []) files.set(file, (files.get(file) ?? 0) + 1);
      return [id, files];
    }),
  );
}

/** Returns the table of docs/requirement-tests.md. */
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

/** Returns the table of docs/security-tests.md. */
export function heldTable(root: string): string {
  const lines = [...readHeld(root)].map(([id, files]) => {
    const tests = [...files].map(([file, count]) => (count > 1 ? `${file} (${count})` : file));
    const { says, open = '' } = HELD[id] ?? {};
    const gaps = typeof open === 'string' ? open : open(root);
    return [id, says, tests.join('<br>') || '**not shown**', gaps].join(' | ');
  });
  return [
    '| id | what | tests | still open |',
    '|---|---|---|---|',
    ...lines.map((line) => `| ${line} |`),
  ].join('\n');
}
