import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, mergeConfig } from 'vite';
import { EARLIER_FILES, ENCODED_FILES, hashOfSources, isBuilt, STAMP } from './build-state.ts';
import { ROOT } from './environment.ts';
import { groupFiles } from './file-groups.ts';

const ASSETS = join(ROOT, 'dist/client/assets');
const KEEP_EARLIER_MS = 30 * 86_400_000;

/** Builds the browser's files with the worker, the server's and the boot script, unless nothing changed since. */
export async function buildIfNeeded(log: (line: string) => void): Promise<void> {
  if (isBuilt()) return;
  const sources = hashOfSources();
  log('Building…');
  keepEarlierFiles();
  // React's development half is three times the size and slow: no environment may bring it in.
  process.env['NODE_ENV'] = 'production';
  const define = { 'process.env.NODE_ENV': '"production"' };
  const common: InlineConfig = { root: ROOT, logLevel: 'warn' };
  await build(common);
  writeFileList();
  await build(mergeConfig(common, { define, build: { ssr: 'src/app/entry-server.tsx' } }));
  await build(pushConfig);
  for (const name of ['boot', 'preview-boot']) await build(inlineScript(name));
  await build(framesConfig);
  await build(chatSdkConfig);
  writeFileSync(STAMP, sources);
}

/** The worker's half for push (docs/decisions/0017); the other half comes with the browser's files. */
const pushConfig: InlineConfig = {
  root: ROOT,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: 'sw/sw-push.ts',
      formats: ['iife'],
      name: 'push',
      fileName: () => 'sw-push.js',
    },
  },
};

/** A script that stands in the document itself. */
const inlineScript = (name: string): InlineConfig => ({
  root: ROOT,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: 'dist/boot',
    emptyOutDir: false,
    target: 'es2020',
    lib: {
      entry: `src/app/boot/${name}.ts`,
      formats: ['iife'],
      name: 'boot',
      fileName: () => `${name}.js`,
    },
  },
});

const FRAMES = join(ROOT, 'src/sandbox/frames');

/** The embedded operator's games, sportsbook and chat: pages of another origin, so with nothing of the site's in them. */
const framesConfig: InlineConfig = {
  root: FRAMES,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [react()],
  build: {
    outDir: join(ROOT, 'dist/frames'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['slot', 'blackjack', 'video-poker', 'card-games', 'spots', 'sportsbook', 'chat'].map(
        (name) => join(FRAMES, name, 'index.html'),
      ),
    },
  },
};

/** What the site loads of the chat's stand-in, at the address that Chatwoot has it at. */
const chatSdkConfig: InlineConfig = {
  root: FRAMES,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: join(ROOT, 'dist/frames/chat/packs/js'),
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: join(FRAMES, 'chat/sdk.ts'),
      formats: ['iife'],
      name: 'chat',
      fileName: () => 'sdk.js',
    },
  },
};

/** 190 KB that nobody needs but who chooses a password: the worker does not read it ahead. */
const ON_DEMAND = /^password-guess-/;

/** One file with the names of all by who needs them, for the worker, which keeps them (src/app/pwa/site-facts.ts). */
function writeFileList(): void {
  const files = filesIn(ASSETS).filter(
    (name) => /\.(js|css|woff2)$/.test(name) && !ON_DEMAND.test(name),
  );
  const graph = readFileSync(join(ROOT, 'dist/client/.vite/manifest.json'), 'utf8');
  const groups = groupFiles(JSON.parse(graph), 'src/app/entry-client.tsx');
  const known = new Map(
    Object.entries(groups).flatMap(([group, names]) => names.map((name) => [name, group])),
  );
  // What the graph does not know is everybody's: a worker's script, a file that a string names.
  const named = files.sort().map((name) => `assets/${name}`);
  const byGroup = Object.groupBy(named, (name) => known.get(name) ?? 'everybody');
  const list = JSON.stringify(byGroup, (_, value) =>
    typeof value === 'string' ? `/${value}` : value,
  );
  const hash = createHash('sha256').update(list).digest('hex').slice(0, 8);
  writeFileSync(join(ASSETS, `files-${hash}.json`), list);
}

function keepEarlierFiles(): void {
  const earlier = join(EARLIER_FILES, 'assets');
  mkdirSync(earlier, { recursive: true });
  if (existsSync(ASSETS)) {
    cpSync(ASSETS, earlier, { recursive: true });
    for (const name of filesIn(ASSETS)) utimesSync(join(earlier, name), new Date(), new Date());
  }
  for (const folder of [earlier, ENCODED_FILES]) {
    for (const name of filesIn(folder)) {
      const file = join(folder, name);
      if (Date.now() - statSync(file).mtimeMs > KEEP_EARLIER_MS) rmSync(file);
    }
  }
}

/** Paths below a folder, of files alone; none when it is not there. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
}

if (import.meta.main) await buildIfNeeded(console.log);
