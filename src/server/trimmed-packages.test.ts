import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownIcons } from './own-icons.ts';
import { trimmedRouter } from './trimmed-router.ts';

const routers = globSync('node_modules/react-router/dist/production/chunk-*.mjs');
const codeOf = (file: string) => readFileSync(file, 'utf8');

test('PF-3 trims React Router, and ends the build when a version has nothing to trim', () => {
  const plugin = trimmedRouter();
  expect(() => plugin.buildEnd()).toThrow('no file of it was trimmed');
  expect(() => plugin.buildEnd(new Error('another fault'))).not.toThrow();
  const trimmed = routers.flatMap((file) => plugin.transform(codeOf(file), file) ?? []);
  expect(trimmed).toHaveLength(1);
  expect(trimmed[0]?.code).not.toMatch(/^\w+\.displayName = /m);
  expect(trimmed[0]?.code).not.toMatch(/\binit\.(patchRoutesOnNavigation|dataStrategy)\b/);
  expect(trimmed[0]?.code).not.toContain('fetch: fetch2');
  expect(() => plugin.buildEnd()).not.toThrow();
  expect(() => plugin.transform('function createRouter() {}', routers[0] ?? '')).toThrow(
    'React Router has changed: it has no',
  );
});

test('PF-3 the site uses nothing that is cut from React Router', () => {
  const needsCutParts =
    /\b(useFetchers?|useSubmit|useActionData|patchRoutes\w*|instrumentations|dataStrategy)\b|<Link\b[^>]* prefetch=|<Form\b[^>]* method=|^\s+action: |\bexport (async )?(function|const) action\b/m;
  const sources = globSync('src/app/**/*.{ts,tsx}');
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => needsCutParts.test(codeOf(file)))).toEqual([]);
});

test('PF-3 ends the build when no icon is made by create-icon.ts', () => {
  const { buildEnd } = ownIcons('/src/create-icon.ts');
  const after = (importers?: string[]) => () =>
    buildEnd.call({ getModuleInfo: () => (importers ? { importers } : null) });
  expect(after()).toThrow('lucide-react has changed');
  expect(after(['/src/app/ui/create-icon.test.ts'])).toThrow('lucide-react has changed');
  expect(after(['/node_modules/lucide-react/dist/esm/icons/bell.mjs'])).not.toThrow();
});

test('PF-3 takes the keys out of every icon, and nothing else', () => {
  const { transform } = ownIcons('/src/create-icon.ts');
  const icons = globSync('node_modules/lucide-react/dist/esm/icons/c*.mjs');
  expect(icons.length).toBeGreaterThan(100);
  for (const file of icons) {
    const code = codeOf(file);
    const trimmed = transform(code, file)?.code ?? '';
    expect(trimmed).not.toMatch(/\bkey:|^__iconData\.node/m);
    expect(trimmed.match(/\[\s*"\w+",/g)).toEqual(code.match(/\[\s*"\w+",/g));
  }
  expect(transform('key: "a"', '/src/app/ui/button.tsx')).toBeUndefined();
});
