import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readArrows, readRooms } from './drawing.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

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

/** Static imports of a module, without types and `import()`. */
function loadedBy(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8').replace(/import type [^;]+;/g, '');
  const named = text.matchAll(/^(?:import|export)\s[^;]*?['"](\.[^'"]+)['"];/gm);
  return [...named].map(([, target = '']) => relative(ROOT, resolve(ROOT, dirname(file), target)));
}

/** The path below its room. */
const inside = (path: string) => path.replace(/^src\/(app\/)?/, '');
/** The folder in `src` or `src/app`; files directly in `src/app` are entries. */
const partOf = (path: string) => {
  if (path.startsWith('sw/')) return 'sw';
  const [first = '', ...rest] = inside(path).split('/');
  return rest.length === 0 ? 'entries' : first;
};

const rooms = /^src\/(content|operator)\/[\w-]+\.ts$/;

test('modules that parsers use import no query, so that the first page does not load them', () => {
  const back = files
    .filter((file) => /^src\/(content|operator)\/parsing\//.test(file))
    .flatMap((file) => loadedBy(file).map((target) => `${file} -> ${target}`))
    .filter((step) => rooms.test(step.split(' -> ')[1] ?? ''));
  expect(back).toEqual([]);
});

test('a module imports its own later half for parsers only, which the build keeps', () => {
  const texts = files
    .filter((file) => rooms.test(file))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'));
  const asked = texts
    .flatMap((text) => [
      ...text.matchAll(/await (?:parser\(\)|import\('\.\/[\w-]+\.ts'\))\)\s*\.(\w+)/g),
    ])
    .map(([, name = '']) => name);
  expect(texts.filter((text) => /\} = await (?:parser|import)\(/.test(text))).toEqual([]);
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((name) => !name.startsWith('parse'))).toEqual([]);
});

const drawing = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
const steps = files.flatMap((file) =>
  importsOf(file)
    .filter((target) => partOf(target) !== partOf(file))
    .map((target) => ({ file, target, from: partOf(file), to: partOf(target) })),
);
const within = (target: string) => inside(target).replace(`${partOf(target)}/`, '');

test('imports follow the arrows of docs/architecture.md', () => {
  const mayImport = readRooms(drawing);
  const wrong = steps.filter(({ from, to, target }) => !mayImport(from, to, within(target)));
  expect(wrong.map(({ file, target }) => `${file} -> ${target}`)).toEqual([]);
});

test('only the sandbox implements the contract; other rooms use models', () => {
  const wrong = steps.filter(
    ({ from, to, target }) =>
      to === 'operator' && within(target).startsWith('contract/') && from !== 'sandbox',
  );
  expect(wrong.map(({ file, target }) => `${file} -> ${target}`)).toEqual([]);
});

test('every room and arrow of docs/architecture.md is used', () => {
  const arrows = readArrows(drawing);
  const drawn = new Set(arrows.flatMap(({ from, to }) => [from, to]));
  expect([...drawn].sort()).toEqual([...new Set(files.map(partOf))].sort());
  const unused = arrows.filter(({ from, to, file }) =>
    steps.every(
      (step) =>
        step.from !== from ||
        step.to !== to ||
        (file !== undefined && within(step.target) !== file),
    ),
  );
  expect(unused).toEqual([]);
});

test('pages, widgets and features do not import each other', () => {
  const wrong = files.flatMap((file) => {
    const [part, own, rest] = inside(file).split('/');
    if (!['widgets', 'pages', 'features'].includes(part ?? '') || rest === undefined) return [];
    return importsOf(file)
      .filter((target) => {
        const [otherPart, other, otherRest] = inside(target).split('/');
        return otherPart === part && otherRest !== undefined && other !== own;
      })
      .map((target) => `${file} -> ${target}`);
  });
  expect(wrong).toEqual([]);
});

test('only the trial imports the sandbox, and the server loads the trial dynamically', () => {
  const importers = files.filter(
    (file) =>
      partOf(file) !== 'sandbox' && importsOf(file).some((target) => partOf(target) === 'sandbox'),
  );
  expect(importers).toEqual(['src/server/embedded-operator.ts', 'src/server/trial.ts']);
});

test('a room of the sandbox imports only rooms below it in the table of its README', () => {
  const readme = readFileSync(join(ROOT, 'src/sandbox/README.md'), 'utf8');
  const [, table = ''] = /^## Rooms\n[\s\S]*?\n((?:\|.*\n)+)/m.exec(readme) ?? [];
  const order = [...table.matchAll(/^\| `([\w.-]+)\/?` \|/gm)].map(([, room = '']) => room);
  const roomOf = (file: string) => file.split('/')[2] ?? '';
  const own = files.filter((file) => partOf(file) === 'sandbox');
  expect(order.toSorted()).toEqual([...new Set(own.map(roomOf))].toSorted());
  const wrong = own.flatMap((file) =>
    importsOf(file)
      .filter((target) => partOf(target) === 'sandbox' && roomOf(target) !== roomOf(file))
      .filter((target) => order.indexOf(roomOf(target)) < order.indexOf(roomOf(file)))
      .map((target) => `${file} -> ${target}`),
  );
  expect(wrong).toEqual([]);
});

test('there are no import cycles, including types and lazy modules', () => {
  const graph = new Map(
    files.map((file) => [
      file,
      // A file may load its own parsers later (src/server/bundle/self-imports.ts).
      importsOf(file).filter((target) => files.includes(target) && target !== file),
    ]),
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

test('file names are in kebab case and describe the content: no index or catch-all files', () => {
  const wrong = files.filter(
    (file) => /(^|\/)(index|utils?|helpers?|misc|common)\.tsx?$/.test(file) || /[A-Z_]/.test(file),
  );
  expect(wrong).toEqual([]);
});

test('all back-end calls go through src/http, and no module holds a store', () => {
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
