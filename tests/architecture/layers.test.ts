import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What each part may import besides itself (docs/architecture.md). Files directly in src/ are by name. */
const CONTRACT = 'operator/contract/types.ts';
const FRAME_MESSAGES = 'operator/contract/frame-messages.ts';
/** Rules that the site shows and the operator enforces. */
const JURISDICTIONS = 'config/jurisdictions.ts';
/** What a path leads to, which the check of a configuration asks. */
const PATHS = 'paths.ts';
/** Which languages the site has words in, which it asks as well. */
const LOCALES = 'i18n/locales.ts';
const BASE = ['lib', 'config', 'http'];
const PARTS: Record<string, readonly string[]> = {
  lib: [],
  config: ['lib', PATHS, LOCALES],
  http: ['lib', 'config'],
  content: BASE,
  operator: BASE,
  state: [...BASE, 'i18n', CONTRACT],
  i18n: ['lib', 'config'],
  ui: ['lib', 'http/query.ts', 'i18n'],
  pwa: ['lib', 'config'],
  features: [...BASE, 'content', 'operator', 'state', 'i18n', 'ui', 'pwa'],
  widgets: [...BASE, 'content', 'operator', 'state', 'i18n', 'ui', 'features'],
  frame: [...BASE, 'content', 'operator', 'state', 'i18n', 'ui', 'features', 'pwa'],
  pages: [...BASE, 'content', 'operator', 'state', 'i18n', 'ui', 'features', 'widgets', 'frame'],
  push: ['lib', 'config', CONTRACT],
  sandbox: ['lib', CONTRACT, FRAME_MESSAGES, JURISDICTIONS, 'push'],
  sitemap: [...BASE, 'content', 'operator', 'features', 'page-route.ts'],
  server: [
    ...[...BASE, 'content', 'i18n', 'pwa', 'sandbox', 'state-block.ts', PATHS, 'entry-server.tsx'],
    'sitemap/list-addresses.ts',
  ],
  sw: ['lib', 'pwa/messages.ts', 'pwa/received-push.ts', 'pwa/site-facts.ts'],
};

const files = ['src', 'sw'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
);

function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const named = text.matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g);
  return [...named].map(([, target = '']) => relative(ROOT, resolve(ROOT, dirname(file), target)));
}

/** What a module loads at once: no types, which vanish, and no `import()`. */
function loadedBy(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8').replace(/import type [^;]+;/g, '');
  const named = text.matchAll(/^(?:import|export)\s[^;]*?['"](\.[^'"]+)['"];/gm);
  return [...named].map(([, target = '']) => relative(ROOT, resolve(ROOT, dirname(file), target)));
}

const inside = (path: string) => path.replace(/^src\//, '');
const partOf = (path: string) =>
  path.startsWith('sw/') ? 'sw' : (inside(path).split('/')[0] ?? '');

test('a parser loads nothing of what loads it, or the first page would load both', () => {
  const back = files
    .filter((file) => /^src\/(content|operator)\/wire\//.test(file))
    .flatMap((file) => loadedBy(file).map((target) => `${file} -> ${target}`))
    .filter((step) => /-> src\/(content|operator)\/[^/]+$/.test(step));
  expect(back).toEqual([]);
});

test('imports go one way', () => {
  const wrong = files.flatMap((file) => {
    const allowed = PARTS[partOf(file)];
    if (!allowed) return [];
    return importsOf(file)
      .filter((target) => partOf(target) !== partOf(file))
      .filter(
        (target) => !allowed.some((name) => partOf(target) === name || inside(target) === name),
      )
      .map((target) => `${file} -> ${target}`);
  });
  expect(wrong).toEqual([]);
});

test('widgets do not import each other, nor do pages', () => {
  const wrong = files.flatMap((file) => {
    const [part, own, rest] = inside(file).split('/');
    if ((part !== 'widgets' && part !== 'pages') || rest === undefined) return [];
    return importsOf(file)
      .filter((target) => {
        const [otherPart, other, otherRest] = inside(target).split('/');
        return otherPart === part && otherRest !== undefined && other !== own;
      })
      .map((target) => `${file} -> ${target}`);
  });
  expect(wrong).toEqual([]);
});

test('nobody imports the sandbox but the trial, which the server loads by itself', () => {
  const importers = files.filter(
    (file) =>
      partOf(file) !== 'sandbox' && importsOf(file).some((target) => partOf(target) === 'sandbox'),
  );
  expect(importers).toEqual(['src/server/embedded-operator.ts', 'src/server/trial.ts']);
});

test('nobody imports sending but the operator', () => {
  const importers = files.filter((file) =>
    importsOf(file).some((target) => partOf(target) === 'push' && partOf(file) !== 'push'),
  );
  expect(importers.filter((file) => partOf(file) !== 'sandbox')).toEqual([]);
});

test('no module goes round in a circle', () => {
  const graph = new Map(
    files.map((file) => [file, loadedBy(file).filter((target) => files.includes(target))]),
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, trail: string[]) => {
    if (trail.includes(file))
      circles.push([...trail.slice(trail.indexOf(file)), file].join(' -> '));
    else if (!done.has(file)) {
      for (const target of graph.get(file) ?? []) visit(target, [...trail, file]);
      done.add(file);
    }
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});

test('files are named for what they hold: no index, no drawers, kebab case', () => {
  const wrong = files.filter(
    (file) => /(^|\/)(index|utils?|helpers?|misc|common)\.tsx?$/.test(file) || /[A-Z_]/.test(file),
  );
  expect(wrong).toEqual([]);
});

test('no back end is called past src/http, and no state lives at module level', () => {
  const text = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  const browserParts = [
    'content',
    'operator',
    'state',
    'features',
    'widgets',
    'frame',
    'pages',
    'ui',
  ];
  const fetching = files.filter(
    (file) => browserParts.includes(partOf(file)) && /\bfetch\(/.test(text(file)),
  );
  const moduleState = files.filter((file) =>
    /^(export )?(const|let) \w+[^=\n]*= proxy\b/m.test(text(file)),
  );
  expect({ fetching, moduleState }).toEqual({ fetching: [], moduleState: [] });
});
