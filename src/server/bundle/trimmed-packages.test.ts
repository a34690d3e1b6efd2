import { globSync, readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { ownIcons } from './own-icons.ts';
import { trimmedReact } from './trimmed-react.ts';
import { trimmedRouter } from './trimmed-router.ts';

const routers = globSync('node_modules/react-router/dist/production/chunk-*.mjs');
const reactDom = globSync('node_modules/react-dom/cjs/react-dom*.production.js');
const codeOf = (file: string) => readFileSync(file, 'utf8');

test('PF-3 trims React Router, and fails the build when there is nothing to trim', () => {
  const plugin = trimmedRouter();
  expect(() => plugin.buildEnd()).toThrow('no file of it was trimmed');
  expect(() => plugin.buildEnd(new Error('another fault'))).not.toThrow();
  const trimmed = routers.flatMap((file) => plugin.transform(codeOf(file), file) ?? []);
  expect(trimmed).toHaveLength(1);
  expect(trimmed[0]?.code).not.toMatch(/^\w+\.displayName = /m);
  expect(trimmed[0]?.code).not.toMatch(/\binit\.(patchRoutesOnNavigation|dataStrategy)\b/);
  expect(trimmed[0]?.code).not.toContain('fetch: fetch2');
  expect(trimmed[0]?.code).not.toContain('lazyRouteFunctionCache.get(');
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

test('PF-3 trims React DOM in browsers only, and fails the build with nothing to trim', () => {
  const plugin = trimmedReact();
  expect(plugin.apply(undefined, { command: 'build' })).toBe(true);
  expect(plugin.apply(undefined, { command: 'build', isSsrBuild: true })).toBe(false);
  expect(plugin.apply(undefined, { command: 'serve' })).toBe(false);
  expect(() => plugin.buildEnd()).toThrow('no file of it was trimmed');
  expect(() => plugin.buildEnd(new Error('another fault'))).not.toThrow();
  const trimmed = reactDom.flatMap((file) => plugin.transform(codeOf(file), file)?.code ?? []);
  expect(trimmed).toHaveLength(2);
  for (const code of trimmed) expect(() => new Script(code)).not.toThrow();
  const all = trimmed.join('\n');
  expect(all).not.toMatch(/^exports\.pre/m);
  expect(all).not.toContain('FragmentInstance.prototype');
  expect(all).not.toMatch(/case "img":\s+newProps/);
  expect(all).not.toMatch(/\(pendingEffectsLanes & 3\) && flush/);
  expect(all).not.toContain('ownerDocument.startViewTransition(');
  expect(all).toContain('function isCustomElement() { return false; }');
  expect(all).toMatch(/^function extractEvents\$1\(\) \{\}$/m);
  expect(() => plugin.buildEnd()).not.toThrow();
  const transform = (code: string) => () =>
    plugin.transform(code, '/react-dom-client.production.js');
  expect(transform('reconcilerVersion: "19.3.1"')).toThrow('React DOM has changed: it has no');
  expect(transform('reconcilerVersion: "19.4.0"')).toThrow('React DOM is 19.4.0');
});

test('PF-3 the site uses nothing that is cut from React DOM', () => {
  const needsCutParts =
    /\b(ViewTransition|addTransitionType|SuspenseList|useActionState|componentStack)\b|(?<!import \{ createPortal \} )from 'react-dom'|<Fragment\b[^>]* ref=|\bon(Select|BeforeInput)=\{|<img\b[^>]* on(Load|Error)=|\bprecedence=|<script\b[^>]* async|<[a-z]+-[\w-]+[\s/>]|createElement\('[a-z]+-|<form\b[^>]* action=\{(?!action\})|\bformAction=/;
  const sources = globSync('src/app/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((file) => needsCutParts.test(codeOf(file)))).toEqual([]);
});

test('PF-3 fails the build when no icon is made by create-icon.ts', () => {
  const { buildEnd } = ownIcons('/src/create-icon.ts');
  const after = (importers?: string[]) => () =>
    buildEnd.call({ getModuleInfo: () => (importers ? { importers } : null) });
  expect(after()).toThrow('lucide-react has changed');
  expect(after(['/src/app/ui/create-icon.test.ts'])).toThrow('lucide-react has changed');
  expect(after(['/node_modules/lucide-react/dist/esm/icons/bell.mjs'])).not.toThrow();
});

test('PF-3 removes the keys from every icon, and nothing else', () => {
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
