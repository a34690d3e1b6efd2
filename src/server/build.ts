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
import { groupFiles, isOfLanguage } from './file-groups.ts';

const ASSETS = join(ROOT, 'dist/client/assets');
const KEEP_EARLIER_MS = 30 * 86_400_000;

/** Builds the client with its service worker, the server bundle and the boot script, unless nothing has changed. */
export async function buildIfNeeded(log: (line: string) => void): Promise<void> {
  if (isBuilt()) return;
  const sources = hashOfSources();
  log('Building…');
  keepEarlierFiles();
  // React's development build is three times the size and slow, so set this whatever the environment says.
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

/** The push half of the service worker (docs/decisions/0017). The other half is part of the client build. */
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

/** A script that is inlined into the document. */
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

/** Games, sportsbook and chat of the embedded operator. They are on another origin and share nothing with the site. */
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

/** The stand-in's chat SDK, at the path of Chatwoot's. */
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

/** 190 KB that only a new password needs, so the worker does not prefetch it. */
const ON_DEMAND = /^password-guess-/;

/** Writes the names of all files by group, which the service worker reads (src/app/pwa/site-facts.ts). */
function writeFileList(): void {
  const files = filesIn(ASSETS).filter(
    (name) => /\.(js|css|woff2)$/.test(name) && !ON_DEMAND.test(name),
  );
  const graph = readFileSync(join(ROOT, 'dist/client/.vite/manifest.json'), 'utf8');
  const groups = groupFiles(JSON.parse(graph), 'src/app/entry-client.tsx');
  const known = new Map(
    Object.entries(groups).flatMap(([group, names]) => names.map((name) => [name, group])),
  );
  // Files outside the module graph belong to everybody: a worker's script, or a file named in a string.
  const named = files.sort().map((name) => `assets/${name}`);
  const groupOf = (name: string) => known.get(name) ?? 'everybody';
  // A changed word renames only files of its language, so these have a list of their own.
  const lists = Object.groupBy(named, (name) =>
    isOfLanguage(groupOf(name)) ? 'languages' : 'files',
  );
  for (const [name, files = []] of Object.entries(lists)) {
    const list = JSON.stringify(Object.groupBy(files, groupOf), (_, value) =>
      typeof value === 'string' ? `/${value}` : value,
    );
    const hash = createHash('sha256').update(list).digest('hex').slice(0, 8);
    writeFileSync(join(ASSETS, `${name}-${hash}.json`), list);
  }
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

/** Paths of the files in a folder; none if it does not exist. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
}

if (import.meta.main) await buildIfNeeded(console.log);
