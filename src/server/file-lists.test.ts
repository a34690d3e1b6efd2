import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { FileGroup } from '../app/pwa/site-facts.ts';
import { writeFileLists } from './file-lists.ts';

const GAMES = Array.from({ length: 8 }, (_, at) => `assets/game-${at}.js`);

function listsOf(manifest: object): Record<string, FileGroup> {
  const client = mkdtempSync(join(tmpdir(), 'lists-'));
  onTestFinished(() => rmSync(client, { recursive: true }));
  for (const folder of ['.vite', 'assets']) mkdirSync(join(client, folder));
  writeFileSync(join(client, '.vite/manifest.json'), JSON.stringify(manifest));
  for (const { file } of Object.values(manifest)) writeFileSync(join(client, file), `// ${file}`);
  writeFileSync(join(client, 'assets/password-judge-1.js'), '');
  writeFileLists(client);
  const written = readdirSync(join(client, 'assets')).filter((name) => name.endsWith('.json'));
  const read = (name: string) => JSON.parse(readFileSync(join(client, 'assets', name), 'utf8'));
  packs = Object.fromEntries(
    written
      .filter((name) => name.startsWith('pack-'))
      .map((name) => [`/assets/${name}`, read(name)]),
  );
  return Object.assign({}, ...written.filter((name) => !name.startsWith('pack-')).map(read));
}
let packs: Record<string, Record<string, string>>;

it('PF-12 packs a large group, except the files that a first visit has loaded', () => {
  const lists = listsOf({
    'src/app/entry-client.tsx': {
      file: 'assets/entry.js',
      dynamicImports: [
        'src/app/pages/home/home-page.tsx',
        'src/app/pages/style-guide/style-guide-page.tsx',
        ...GAMES,
      ],
    },
    'src/app/pages/home/home-page.tsx': { file: 'assets/home.js' },
    'src/app/pages/style-guide/style-guide-page.tsx': { file: 'assets/guide.js' },
    ...Object.fromEntries(
      ['saved', 'start', 'wire'].map((name) => [name, { file: `assets/${name}.js`, name }]),
    ),
    ...Object.fromEntries(GAMES.map((file) => [file, { file }])),
  });
  const { everybody, rare } = lists;
  expect(everybody?.files).toEqual(
    expect.arrayContaining(['/assets/entry.js', '/assets/game-0.js']),
  );
  expect(everybody?.files).not.toContain('/assets/password-judge-1.js');
  expect(packs[everybody?.pack ?? '']).toEqual(
    Object.fromEntries(GAMES.map((file) => [`/${file}`, `// ${file}`])),
  );
  expect(rare).toEqual({ files: ['/assets/guide.js'] });
});
