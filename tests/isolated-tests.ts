import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Lists the unit tests that mock or reload modules. Each needs its own worker, because mocks would stay in place for
 * later files.
 */
export const isolatedTests = (): string[] =>
  globSync('{src,sw}/**/*.test.{ts,tsx}', { cwd: ROOT }).filter((file) =>
    /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(`${ROOT}/${file}`, 'utf8')),
  );
