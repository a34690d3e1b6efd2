import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { dependencies } from '../../package.json' with { type: 'json' };
import { ROOT } from './environment.ts';

const STATIC = /^(?:import|export)\s+(?!type\b)(?:[\w\s{},*$]+\sfrom\s+)?['"]([^'"]+)['"]/gm;

/** Static imports of a module: files of the project and package names. */
function loadedBy(start: string): { files: string[]; packages: string[] } {
  const files = new Set([start]);
  const packages = new Set<string>();
  for (const file of files) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(STATIC)) {
      if (from.startsWith('.')) files.add(join(dirname(file), from));
      else if (!from.startsWith('node:'))
        packages.add(
          from
            .split('/')
            .slice(0, from.startsWith('@') ? 2 : 1)
            .join('/'),
        );
    }
  }
  expect([...files].filter((file) => !existsSync(file))).toEqual([]);
  return { files: [...files].map((file) => relative(ROOT, file)), packages: [...packages] };
}

const start = loadedBy(join(ROOT, 'src/server/start.ts'));

test('SEC does not import stand-ins or the bundler at start', () => {
  expect(start.files.length).toBeGreaterThan(60);
  expect(start.files.filter((file) => file.startsWith('src/sandbox'))).toEqual([]);
  expect(start.files).not.toContain('src/server/build.ts');
});

test('R9 the serving process never loads the bundler, not even lazily', () => {
  const lazy = start.files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/import\(\s*'(\.[^']+)'/g)].map(
      ([, from = '']) => loadedBy(join(ROOT, dirname(file), from)),
    ),
  );
  expect(lazy.flatMap(({ files }) => files)).toContain('src/server/embedded-operator.ts');
  expect(lazy.flatMap(({ packages }) => packages)).not.toContain('vite');
});

test('SEC imports only production dependencies at start and for rendering', () => {
  const rendering = loadedBy(join(ROOT, 'src/app/entry-server.tsx'));
  const needed = new Set([...start.packages, ...rendering.packages]);
  expect([...needed].filter((name) => !(name in dependencies))).toEqual([]);
});
