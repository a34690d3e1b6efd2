import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { heldTable, proofTable } from './proofs.ts';

// `npm run rows`: updates the tables of docs/requirement-tests.md and docs/security-tests.md.
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

function writeTable(document: string, firstColumn: string, table: string): void {
  const path = `${ROOT}docs/${document}`;
  const [before = ''] = readFileSync(path, 'utf8').split(new RegExp(`^\\| ${firstColumn} `, 'm'));
  writeFileSync(path, `${before}${table}\n`);
}

writeTable('requirement-tests.md', 'row', proofTable(ROOT));
writeTable('security-tests.md', 'id', heldTable(ROOT));
