import { describe, expect, inject, it } from 'vitest';
import defaults from '../../src/config/default-site.json' with { type: 'json' };
import { playerPaths } from '../../src/config/derived-paths.ts';
import { brotliBytes, builtFile, KB } from './bytes.ts';
import { modulesOf, request } from './served-page.ts';

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
}
const manifest = JSON.parse(builtFile('/.vite/manifest.json').toString()) as Record<string, Chunk>;
const HOME = 'src/app/pages/home/home-page.tsx';

// Two routes are only prefixes of pages.
const { home = '/', gamesProviders, legal, ...others } = defaults.routes as Record<string, string>;
const ROUTES = [
  ...Object.values(others),
  ...Object.values(playerPaths(defaults)),
  `${others['games']}/neon-alley/play`,
  `${legal}/terms`,
  '/style-guide',
];

/** Files that a page loads before it is interactive: those named in the document and everything they import. */
async function scriptsOf(path: string): Promise<Set<string>> {
  const { body } = await request(inject('origin') + path);
  const files = new Set(modulesOf(body.toString()));
  const chunks = Object.values(manifest);
  for (const file of files)
    for (const key of chunks.find((chunk) => `/${chunk.file}` === file)?.imports ?? [])
      files.add(`/${manifest[key]?.file}`);
  return files;
}
const weigh = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + brotliBytes(builtFile(file)), 0);

describe('scripts', async () => {
  const document = (await request(inject('origin') + home)).body.toString();
  const initial = await scriptsOf(home);
  // Modules that every page loads after it is shown belong to no page: background duties and saved data.
  const later = Object.values(manifest)
    .filter(({ name }) => name === 'start' || name === 'saved')
    .map(({ file }) => `/${file}`);
  const linked = [gamesProviders, others['promotions']].flatMap(
    (path) => new RegExp(`href="(${path}/[^"?]+)`).exec(document)?.[1] ?? [],
  );

  it('PF-3 home starts with at most 100 KB of JavaScript', () => {
    expect(weigh(initial)).toBeLessThanOrEqual(100 * KB);
  });

  it('PF-3 none of it belongs to another page or to on-demand features', () => {
    const onDemand = Object.entries(manifest).filter(
      ([key]) =>
        (key.startsWith('src/app/pages/') && key !== HOME) || /confetti|clean-html/.test(key),
    );
    expect(onDemand.length).toBeGreaterThan(5);
    expect(onDemand.filter(([, { file }]) => initial.has(`/${file}`))).toEqual([]);
  });

  it('PF-3 home parses no response before it is interactive, so it needs no parser', () => {
    const parsers = Object.values(manifest).filter(({ name }) => /wire/.test(name ?? ''));
    expect(parsers.length).toBe(2);
    expect(parsers.filter(({ file }) => initial.has(`/${file}`))).toEqual([]);
  });

  it.each([...new Set([...ROUTES, ...linked])])(
    'PF-3 %s adds at most 25 KB of its own',
    async (path) => {
      expect(
        weigh(
          [...(await scriptsOf(path))].filter(
            (file) => !initial.has(file) && !later.includes(file),
          ),
        ),
      ).toBeLessThanOrEqual(25 * KB);
    },
  );

  it('PF-3 HOM-5 only the style guide includes examples of widgets', () => {
    const files = [...new Set(Object.values(manifest).map(({ file }) => file))];
    const holding = files.filter((file) =>
      builtFile(`/${file}`).includes('The match, under the lights'),
    );
    expect(holding).toEqual([manifest['src/app/pages/style-guide/style-guide-page.tsx']?.file]);
  });

  it('PF-3 the document preloads every imported file, so none is discovered late', () => {
    expect(initial).toEqual(new Set(modulesOf(document)));
  });
});
