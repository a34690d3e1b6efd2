import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const files = ['src', 'sw', 'tests'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => {
      const path = join(folder, name);
      const text = readFileSync(join(ROOT, path), 'utf8');
      return { path, text, words: new Set(text.match(/[A-Za-z_$][\w$]*/g)) };
    }),
);

test('exports a type only where another file names it', () => {
  const alone = files
    // Generated; it exports everything that the contract names.
    .filter(({ path }) => !path.startsWith('tests/') && !path.includes('operator/contract/'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:interface|type) ([\w$]+)/gm)]
        .map(([, name = '']) => name)
        .filter((name) => !files.some((other) => other.path !== path && other.words.has(name)))
        .map((name) => `${path}: ${name}`),
    );
  expect(alone).toEqual([]);
});
