import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, mergeConfig } from 'vite';
import { DIST, EARLIER, ENCODED, hashOfSources, isBuilt } from './build-state.ts';
import { keepEncoded } from './encoded-files.ts';
import { ROOT } from './environment.ts';
import { writeFileLists } from './file-lists.ts';
import { replaceBuild } from './replace-build.ts';

/** Builds the client with its service worker, the server bundle and the boot script, unless nothing has changed. */
export async function buildIfNeeded(log: (line: string) => void): Promise<void> {
  if (isBuilt()) return;
  const sources = hashOfSources();
  log('Building…');
  // Set this whatever the environment says: React's development build is slow and three times the size.
  process.env['NODE_ENV'] = 'production';
  await replaceBuild(DIST, sources, async (folder) => {
    await buildInto(folder);
    const clients = [join(folder, 'client'), join(DIST, 'client'), join(DIST, EARLIER)];
    await keepEncoded(clients, join(DIST, ENCODED));
  });
}

async function buildInto(folder: string): Promise<void> {
  const client = join(folder, 'client');
  const common: InlineConfig = { root: ROOT, logLevel: 'warn' };
  await build(mergeConfig(common, { build: { outDir: client } }));
  writeFileLists(client);
  const server = { ssr: 'src/app/entry-server.tsx', outDir: join(folder, 'server') };
  const define = { 'process.env.NODE_ENV': '"production"' };
  await build(mergeConfig(common, { define, build: server }));
  for (const name of ['sw-push', 'sw-session'] as const) await build(pushScript(name, client));
  for (const name of ['boot', 'preview-boot'])
    await build(inlineScript(name, join(folder, 'boot')));
  const frames = join(folder, 'frames');
  await build(framesConfig(frames));
  await build(chatSdkConfig(frames));
}

/**
 * The push half of the service worker, or the part of it that stays beside the script of a push service
 * (docs/decisions/0017). The other half is part of the client build.
 */
const pushScript = (name: 'sw-push' | 'sw-session', outDir: string): InlineConfig => ({
  root: ROOT,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir,
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
const inlineScript = (name: string, outDir: string): InlineConfig => ({
  root: ROOT,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir,
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
const framesConfig = (outDir: string): InlineConfig => ({
  root: FRAMES,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  plugins: [react()],
  build: {
    outDir,
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
});

/** The stand-in's chat SDK, at the path of Chatwoot's. */
const chatSdkConfig = (frames: string): InlineConfig => ({
  root: FRAMES,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: join(frames, 'chat/packs/js'),
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: join(FRAMES, 'chat/sdk.ts'),
      formats: ['iife'],
      name: 'chat',
      fileName: () => 'sdk.js',
    },
  },
});

if (import.meta.main) await buildIfNeeded(console.log);
