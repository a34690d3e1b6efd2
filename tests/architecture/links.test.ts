import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const find = (...patterns: string[]) =>
  globSync(patterns, { cwd: ROOT, exclude: ['node_modules', 'dist', '.data'] });

const documents = find('*.md', '{docs,src,sw,tests}/**/*.md');
const FENCE = /^```[\s\S]*?^```$/gm;

/** Returns the anchors that GitHub creates for the headings of a document. */
function anchorsOf(file: string): string[] {
  const headings = read(file)
    .replace(FENCE, '')
    .matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, text = '']) =>
    text
      .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
}

/** Returns the targets of links and images in Markdown and HTML. */
function targetsOf(file: string): string[] {
  const text = read(file).replace(FENCE, '');
  const named = text.matchAll(/\]\(<?([^)\s>]+)|(?:src|href|srcset)="([^"]+)"/g);
  return [...named].map(([, markdown, html]) => markdown ?? html ?? '');
}

test('every link in a document points to an existing file and heading', () => {
  const targets = documents.flatMap((file) => targetsOf(file).map((target) => ({ file, target })));
  expect(targets.length).toBeGreaterThan(50);
  const broken = targets.filter(({ file, target }) => {
    if (URL.canParse(target)) return !/^(https?|mailto):/.test(target);
    const [path = '', anchor] = target.split('#');
    const found = path === '' ? file : join(dirname(file), path);
    if (!existsSync(join(ROOT, found))) return true;
    return anchor !== undefined && !anchorsOf(found).includes(anchor);
  });
  expect(broken).toEqual([]);
});

test.each(['CONTRIBUTING.md', 'docs/architecture.md'])(
  'every file named in %s exists',
  (document) => {
    const named = [...read(document).matchAll(/`((?:src|sw|tests|docs)\/[^`\s]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !/NAME|PART|LANGUAGE|<language>/.test(path));
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((path) => find(path).length === 0)).toEqual([]);
  },
);

test('every document named in code exists', () => {
  const files = find('{src,sw,tests}/**/*.{ts,tsx,css,yaml,mjs}', '*.ts', '*.json');
  const named = files.flatMap((file) =>
    [...read(file).matchAll(/(?<![\w/])docs\/(?!pictures)[\w/-]+(?:\.md)?/g)].map(([path]) => ({
      file,
      path,
    })),
  );
  expect(named.length).toBeGreaterThan(20);
  const known = find('docs/**');
  const missing = named.filter(({ path }) => !known.some((name) => name.startsWith(path)));
  expect(missing).toEqual([]);
});

test('every decision named exists, and its title has its number and states the decision', () => {
  const records = find('docs/decisions/*.md');
  const numbers = new Set(records.map((file) => Number(/\d{4}/.exec(file)?.[0])));
  const untitled = records.filter((file) => {
    const number = Number(/\d{4}/.exec(file)?.[0]);
    const title = /^# (\d+)\. (.+)\n/.exec(read(file));
    return Number(title?.[1]) !== number || (title?.[2] ?? '').split(' ').length < 3;
  });
  const naming = [...documents, ...find('{src,sw,tests}/**/*.{ts,tsx,css}', '*.ts')];
  const unknown = naming.flatMap((file) =>
    [...read(file).matchAll(/\bdecisions?[ /](\d{1,4})\b/g)]
      .filter(([, number]) => !numbers.has(Number(number)))
      .map(([text]) => `${file}: ${text}`),
  );
  expect({ untitled, unknown }).toEqual({ untitled: [], unknown: [] });
});
