import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const IMPORT = /(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g;
const IMPORT_OF_MANY = /import\.meta\.glob[\s\S]*?\(\s*(\['[^\]]*\]|'[^']*')/g;
/** These mount the whole site, so what they import says nothing about what a test is about. */
const MOUNTS = /^tests\/component\//;
const TEST = /\.test\.tsx?$/;
const COMPONENT_TEST = /\.component\.test\.tsx$/;

/** Files that a file imports, also later and by pattern. */
function importsOf(file: string): string[] {
  if (MOUNTS.test(file)) return [];
  const text = readFileSync(join(ROOT, file), 'utf8');
  const folder = dirname(file);
  const named = [...text.matchAll(IMPORT)].map(([, target = '']) => join(folder, target));
  const patterns = [...text.matchAll(IMPORT_OF_MANY)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^'!][^']*)'/g)].map(([, pattern = '']) => join(folder, pattern)),
  );
  return [...named, ...patterns.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))];
}

/**
 * Lists the tests that changed files may affect, nearest first: by the number of imports in between. A component test
 * mounts the whole site, so it counts as a test of what lies in its own folder and below.
 * @param changed paths from the root
 */
export function testsNear(changed: readonly string[]): string[] {
  const files = globSync('{src,sw,tests}/**/*.{ts,tsx}', { cwd: ROOT }).sort();
  const componentTests = files.filter((file) => COMPONENT_TEST.test(file));
  const importers = Map.groupBy(
    files.flatMap((file) => importsOf(file).map((target) => ({ file, target }))),
    ({ target }) => target,
  );
  const dependentsOf = (file: string) => [
    ...(importers.get(file) ?? []).map((importer) => importer.file),
    ...componentTests.filter((test) => file.startsWith(`${dirname(test)}/`)),
  ];
  const found = new Set(changed);
  // A set also iterates over what is added meanwhile, so the order is that of the distance.
  for (const file of found) for (const next of dependentsOf(file)) found.add(next);
  return [...found].filter((file) => TEST.test(file) && files.includes(file));
}

export const isComponentTest = (file: string): boolean => COMPONENT_TEST.test(file);

/** As listed in vite.config.ts; other tests of `tests` need a built site. */
export const isUnitTest = (file: string): boolean =>
  /^(src|sw|tests\/(architecture|faults|lighthouse|pictures))\//.test(file) &&
  !isComponentTest(file);
