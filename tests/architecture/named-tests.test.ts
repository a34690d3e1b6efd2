import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** A test file in backticks, optionally followed by the beginning of a title. */
const NAMED = /`((?:src|sw|tests)\/[^`]+\.(?:test|spec)\.tsx?)`(?: "([^"]+)")?/g;

test('the threat model names tests that exist', () => {
  const named = [...readFileSync(join(ROOT, 'docs/threat-model.md'), 'utf8').matchAll(NAMED)];
  expect(named.length).toBeGreaterThan(50);
  const missing = named.filter(([, file = '', title = '']) => {
    const path = join(ROOT, file);
    return !existsSync(path) || !new RegExp(`['"\`]${title}`).test(readFileSync(path, 'utf8'));
  });
  expect(missing.map(([text]) => text)).toEqual([]);
});
