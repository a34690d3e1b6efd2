import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
/** Without the changelog, which names tests of its time. */
const documents = globSync(['*.md', '{docs,src,sw,tests}/**/*.md'], {
  cwd: ROOT,
  exclude: ['CHANGELOG.md'],
});
/** A test file, optionally followed by the beginning of a title. */
const NAMED = /([\w./-]+\.(?:test|spec)(?:\.tsx?)?)`?(?:\s+"([^"]+)")?/g;

/** Returns the tests that a document names by title or by path; a title needs the path of its file. */
const namedIn = (document: string) =>
  [...read(document).matchAll(NAMED)]
    .map(([, file = '', title = '']) => ({ document, file, title: title.replace(/\s+/g, ' ') }))
    // CONTRIBUTING.md has NAME for a file to add.
    .filter(({ file, title }) => title || (/^(src|sw|tests)\//.test(file) && !/NAME/.test(file)));

const hasTest = (file: string, title: string) =>
  existsSync(join(ROOT, file)) &&
  ["'", '"', '`'].some((quote) => read(file).includes(quote + title));

test('every test named in a document exists', () => {
  const named = documents.flatMap(namedIn);
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter(({ file, title }) => !hasTest(file, title))).toEqual([]);
});
