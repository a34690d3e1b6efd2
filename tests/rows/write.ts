import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { proofTable } from './proofs.ts';

// `npm run rows`: brings the table of docs/requirement-tests.md up to date.
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DOCUMENT = `${ROOT}docs/requirement-tests.md`;
const [before = ''] = readFileSync(DOCUMENT, 'utf8').split(/^\| row /m);
writeFileSync(DOCUMENT, `${before}${proofTable(ROOT)}\n`);
