// Writes src/lib/common-passwords.json: `node tests/passwords/write.ts LIST`. LIST has passwords in the order of their
// frequency, one per line, such as Mark Burnett's million (SecLists, 10-million-password-list-top-1000000).
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { commonForm, digestOf } from '../../src/lib/common-passwords.ts';
import { guessScore, LEAST_SCORE } from '../../src/lib/password-guess.ts';

/** As ASVS 5.0 requires in 6.2.4. */
const MOST = 3000;
const LEAST_LENGTH = 10;

const words = readFileSync(process.argv[2] ?? '', 'utf8').split(/\r?\n/);
const commonest = [...new Set(words.filter((word) => word.length >= LEAST_LENGTH))].slice(0, MOST);
const passing = commonest.filter((word) => guessScore(word, []) >= LEAST_SCORE);
const hashes = passing.map((word) => createHash('sha256').update(commonForm(word)).digest());
const digests = [...new Set(hashes.map(digestOf))].sort();
const file = new URL('../../src/lib/common-passwords.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(digests.join(''))}\n`);
console.log(`${commonest.length} passwords; ${digests.length} of them pass zxcvbn and are listed`);
