import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * Lists the unit tests that replace modules or load them anew. Each needs a worker of its own: what they replace would
 * stay replaced for the files after them.
 */
export const isolatedTests = (): string[] =>
  globSync('{src,sw}/**/*.test.{ts,tsx}', { cwd: ROOT }).filter((file) =>
    /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(`${ROOT}/${file}`, 'utf8')),
  );
