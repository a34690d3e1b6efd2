import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { chunkGroups } from './src/server/bundle/chunk-groups.ts';
import { importsByName, importsOfSheets } from './src/server/bundle/folder-imports.ts';
import { leafletWithoutHtml } from './src/server/bundle/leaflet-without-html.ts';
import { ownIcons } from './src/server/bundle/own-icons.ts';
import { selfImportsApart } from './src/server/bundle/self-imports.ts';
import { trimmedReact } from './src/server/bundle/trimmed-react.ts';
import { trimmedRouter } from './src/server/bundle/trimmed-router.ts';
import { trimmedWorkbox } from './src/server/bundle/trimmed-workbox.ts';
import { isolatedTests } from './tests/isolated-tests.ts';

const ROOT = import.meta.dirname;
const REACT_ROUTER = join(ROOT, 'node_modules/react-router/dist/production');
/** Separate entries, so that no other file contains the names of the language files (docs/decisions/0044). */
const LANGUAGES = globSync('src/app/i18n/messages/*.ts', { cwd: ROOT }).sort();

/**
 * Modules are loaded once per worker instead of once per file, which took most of the time. Few tests need isolation.
 */
function unitProjects() {
  const isolated = process.env['VITEST'] === undefined ? [] : isolatedTests();
  // Browser tests have their own configuration. Slow tests such as process kills run in `npm run test:full`.
  const exclude = [
    '**/*.component.test.tsx',
    ...(process.env['TEST_SCOPE'] === 'full' ? [] : ['**/*.long.test.ts']),
  ];
  const shared = [
    'src/**/*.test.{ts,tsx}',
    'sw/**/*.test.ts',
    'tests/{architecture,faults,lighthouse,pictures}/**/*.test.ts',
  ];
  return [
    {
      extends: true as const,
      test: {
        name: 'shared',
        isolate: false,
        include: shared,
        exclude: [...exclude, ...isolated],
      },
    },
    { extends: true as const, test: { name: 'isolated', include: isolated, exclude } },
  ];
}

// src/server/build.ts builds this twice: for the browser (with the service worker) and for the server.
export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node24',
        rolldownOptions: {
          input: 'src/app/entry-server.tsx',
          // One file, so that a running site needs none of a build that has been replaced.
          output: { codeSplitting: false },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        // Browsers since spring 2023, the first with web push on every platform. For older ones the style sheet inlined
        // into every page would hold each colour three times.
        cssTarget: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
        // Each page names its own scripts to preload. A list of all of them would be part of every first load.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_page, files) => files.filter((file) => file.endsWith('.css')),
        },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: ['src/app/entry-client.tsx', ...LANGUAGES],
          preserveEntrySignatures: 'allow-extension',
          treeshake: {
            // Drops schemas of the contract that no parser uses, and a widget's fields where only its demo is used.
            manualPureFunctions: ['v', 'widgetFields', 'count', 'seconds'],
            // Drops imports of a manifest that only provide metadata of its page.
            moduleSideEffects: [
              {
                test: /src[\\/](content|lib|operator|app[\\/](pages[\\/]listed-pages|widgets[\\/]demo-answers))/,
                sideEffects: false,
              },
            ],
          },
          output: {
            // The first load contains the names of all other files; a hash of 7 instead of 8 characters is still
            // unique.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            // Few files: the libraries, which change rarely, and the code that home shares with other pages. On a phone
            // an extra request costs more than the bytes that it might save.
            codeSplitting: {
              groups: chunkGroups,
            },
          },
        },
      },
  ...(command === 'build' && {
    // The server bundle includes its dependencies; in development Node loads them from node_modules.
    ssr: { noExternal: true },
    // The package's own entries point to its development build.
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: join(REACT_ROUTER, 'index.mjs') },
        { find: /^react-router\/dom$/, replacement: join(REACT_ROUTER, 'dom-export.mjs') },
        ...(isSsrBuild
          ? []
          : [
              {
                find: './language-files.ts',
                replacement: join(ROOT, 'src/app/i18n/named-languages.ts'),
              },
            ]),
      ],
    },
  }),
  plugins: [
    importsByName,
    selfImportsApart,
    importsOfSheets,
    leafletWithoutHtml,
    trimmedReact(),
    trimmedRouter(),
    ownIcons(join(ROOT, 'src/app/ui/create-icon.ts')),
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      registerType: 'prompt',
      // The server generates the manifest, because it depends on the configuration and the language.
      manifest: false,
      includeManifestIcons: false,
      injectManifest: {
        buildPlugins: { vite: [trimmedWorkbox] },
        // The worker fetches the list of files (src/server/file-lists.ts). Inlined, the list would make it half as
        // large again.
        injectionPoint: '',
        rollupFormat: 'iife',
        minify: true,
        sourcemap: false,
      },
    }),
  ],
  test: {
    // Starting a server takes seconds on a shared machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The same timeout as in tests/polling.ts, which the builds of tests/fixtures/pwa-builds.ts do not have.
    expect: { poll: { timeout: 10_000 } },
    projects: unitProjects(),
    setupFiles: 'tests/fixtures/unit-setup.ts',
    environment: 'node',
    // One worker more than cores, because tests that start servers mostly wait.
    maxWorkers: availableParallelism() + 1,
  },
}));
