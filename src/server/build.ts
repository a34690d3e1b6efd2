import {
  cpSync,
  existsSync,
  mkdirSync,
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
import { writeFileLists } from './file-lists.ts';
import { listFiles } from './list-files.ts';

const ASSETS = join(ROOT, 'dist/client/assets');
const KEEP_EARLIER_MS = 30 * 86_400_000;

/** Builds the client with its service worker, the server bundle and the boot script, unless nothing has changed. */
export async function buildIfNeeded(log: (line: string) => void): Promise<void> {
  if (isBuilt()) return;
  const sources = hashOfSources();
  log('Building…');
  // An interrupted build does not count.
  rmSync(STAMP, { force: true });
  keepEarlierFiles();
  // Set this whatever the environment says: React's development build is slow and three times the size.
  process.env['NODE_ENV'] = 'production';
  const define = { 'process.env.NODE_ENV': '"production"' };
  const common: InlineConfig = { root: ROOT, logLevel: 'warn' };
  await build(common);
  writeFileLists(join(ROOT, 'dist/client'));
  await build(mergeConfig(common, { define, build: { ssr: 'src/app/entry-server.tsx' } }));
  for (const name of ['sw-push', 'sw-session'] as const) await build(pushScript(name));
  for (const name of ['boot', 'preview-boot']) await build(inlineScript(name));
  await build(framesConfig);
  await build(chatSdkConfig);
  writeFileSync(STAMP, sources);
}

/**
 * The push half of the service worker, or the part of it that stays beside the script of a push service
 * (docs/decisions/0017). The other half is part of the client build.
 */
const pushScript = (name: 'sw-push' | 'sw-session'): InlineConfig => ({
  root: ROOT,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: `sw/${name}.ts`,
      formats: ['iife'],
      name: 'push',
      fileName: () => `${name}.js`,
    },
  },
});

/** The boot script, which is inlined into every document. */
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

function keepEarlierFiles(): void {
  const earlier = join(EARLIER_FILES, 'assets');
  mkdirSync(earlier, { recursive: true });
  if (existsSync(ASSETS)) {
    cpSync(ASSETS, earlier, { recursive: true });
    for (const name of listFiles(ASSETS)) utimesSync(join(earlier, name), new Date(), new Date());
  }
  for (const folder of [earlier, ENCODED_FILES]) {
    for (const name of listFiles(folder)) {
      const file = join(folder, name);
      if (Date.now() - statSync(file).mtimeMs > KEEP_EARLIER_MS) rmSync(file);
    }
  }
}

if (import.meta.main) await buildIfNeeded(console.log);
