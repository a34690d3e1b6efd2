import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { importsByName, importsOfSheets } from './src/server/folder-imports.ts';
import { ownIcons } from './src/server/own-icons.ts';
import { loadsItself, selfImportsApart } from './src/server/self-imports.ts';
import { trimmedReact } from './src/server/trimmed-react.ts';
import { trimmedRouter } from './src/server/trimmed-router.ts';
import { isolatedTests } from './tests/isolated-tests.ts';

interface Graph {
  getModuleInfo(id: string): {
    importedIds: readonly string[];
    importers: readonly string[];
  } | null;
}

const fromHere = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const source = (file: string) => fromHere(`src/app/${file}`);
/** Separate entries, so that no other file contains the names of the language files (docs/decisions/0044). */
const LANGUAGES = globSync('src/app/i18n/messages/*.ts', { cwd: fromHere('.') }).sort();
const FIRST_VIEW = ['entry-client.tsx', 'pages/home/home-page.tsx'].map(source);
/** Modules that every page loads soon after its first view. */
const START = [
  'frame/later-overlays.tsx',
  'browser/duties.ts',
  'browser/reader.ts',
  'pages/error/error-page.tsx',
  'pages/failed-state.tsx',
].map(source);

/** A manifest's imports only provide metadata of its page, which the client bundle leaves out. */
const MANIFEST = /src[\\/]app[\\/]pages[\\/].*[\\/]page\.ts$/;

/** Modules that only the parser needs in a file that holds a query and its parser. */
const FOR_PARSERS = /src[\\/](lib|content[\\/]parsing)[\\/]/;

/** Returns a test of whether a module is one of the roots or a static import of them. */
function importedBy(roots: string[]): (id: string, graph: Graph) => boolean {
  const found = new Set<string>();
  return (id, graph) => {
    const visit = (file: string) => {
      if (found.has(file)) return;
      found.add(file);
      if (MANIFEST.test(file)) return;
      const needed = graph.getModuleInfo(file)?.importedIds ?? [];
      (loadsItself(file) ? needed.filter((id) => !FOR_PARSERS.test(id)) : needed).forEach(visit);
    };
    if (found.size === 0) roots.forEach(visit);
    return found.has(id);
  };
}
const isOfFirstView = importedBy(FIRST_VIEW);
const isOfStart = importedBy(START);
const isOfSaved = importedBy([source('browser/saved-state.ts')]);
/** Whether nothing else imports a module. */
const onlyFor = (importers: RegExp) => (id: string, graph: Graph) =>
  graph.getModuleInfo(id)?.importers.every((file) => importers.test(file)) ?? false;
/** Folders of pages, as a pattern, by the chunk that their manifest names (src/app/pages/page-manifest.ts). */
const pagesOf = (...chunks: string[]) =>
  globSync('src/app/pages/**/page.ts', { cwd: fromHere('.') })
    .filter((file) =>
      chunks.includes(/ chunk: '(\w+)'/.exec(readFileSync(file, 'utf8'))?.[1] ?? ''),
    )
    .map((file) => file.replace('src/app/pages/', '').replace('/page.ts', ''))
    .join('|');
const pathPattern = (pattern: string) => new RegExp(pattern.replaceAll('/', '[\\\\/]'));
const isForPlayers = onlyFor(
  pathPattern(
    `src/app/(pages/(${pagesOf('account')})/|frame/dialogs|features/(play|push|session))`,
  ),
);
const isForInfo = onlyFor(pathPattern(`src/app/pages/(${pagesOf('info')}|print)`));
const isOfSeveralPages = pathPattern(
  `src/(app/pages/(?!${pagesOf('account', 'info', 'own')}|player|error|page|ways-on|breadcrumbs|print|wagering|promotion)|app/features/(events|games(?!/players-games)|sports))|lib/fuzzy`,
);
const REACT_ROUTER = 'node_modules/react-router/dist/production';

/** On load, Leaflet tests SVG support by setting innerHTML, which Trusted Types forbid. Build the element instead. */
const leafletWithoutHtml = {
  name: 'leaflet-without-html',
  transform(code: string, id: string) {
    if (!id.includes('leaflet-src.esm.js')) return undefined;
    const allowed = code.replace("div.innerHTML = '<svg/>';", "div.append(svgCreate('svg'));");
    if (allowed === code) throw new Error('Leaflet has changed: check what it does when it loads');
    return { code: allowed, map: null };
  },
};

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

/** Methods of Workbox's classes that the worker does not call. */
const UNUSED_METHODS: Record<string, string[]> = {
  'workbox-core/_private/cacheNames.js': [
    'updateDetails: ',
    'getGoogleAnalyticsName: ',
    'getPrefix: ',
    'getSuffix: ',
  ],
  'workbox-routing/Route.js': ['setCatchHandler'],
  'workbox-routing/Router.js': [
    'addCacheListener',
    'setDefaultHandler',
    'setCatchHandler',
    'unregisterRoute',
  ],
  'workbox-precaching/PrecacheController.js': [
    'precache',
    'getCachedURLs',
    'getIntegrityForCacheKey',
    'async matchPrecache',
    'createHandlerBoundToURL',
  ],
  'workbox-strategies/StrategyHandler.js': ['async fetchAndCachePut'],
};

/** Removes unused parts of Workbox from the worker: version markers and methods. */
const workboxTrimmed = {
  name: 'workbox-trimmed',
  transform(code: string, id: string) {
    if (/workbox-[\w-]+[\\/]_version\.js$/.test(id)) return { code: '', map: null };
    let trimmed = code;
    for (const [file, methods] of Object.entries(UNUSED_METHODS)) {
      if (!id.replaceAll('\\', '/').endsWith(file)) continue;
      for (const method of methods) {
        const before = trimmed;
        trimmed = trimmed.replace(new RegExp(`\\n {4}${method}\\([\\s\\S]*?\\n {4}\\},?\\n`), '\n');
        if (trimmed === before) throw new Error(`${file}: found no ${method} to leave out`);
      }
    }
    return trimmed === code ? undefined : { code: trimmed, map: null };
  },
};

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
              groups: [
                {
                  name: 'libraries',
                  test: /node_modules[\\/](react|scheduler|valtio|proxy-compare|js-cookie)/,
                  priority: 3,
                },
                {
                  // Needed when the browser fetches content itself, not to hydrate what the server sent. Code that only
                  // one page uses is part of that page's chunk.
                  name: 'wire',
                  test: /src[\\/](app[\\/]widgets[\\/](.*fields|parse-widget)\.ts$|lib[\\/]link\.ts|content[\\/](parsing|(?!store|help|page|landing|listed)[\w-]+\.ts\?later)|operator[\\/](parsing[\\/](items|entries)|(catalogue|live)\.ts\?later|contract[\\/]public-schemas))|node_modules[\\/]valibot/,
                  priority: 5,
                  includeDependenciesRecursively: false,
                },
                {
                  // Parsers and search both need these.
                  name: 'words',
                  test: /src[\\/]lib[\\/](plain-text|search-words)/,
                  priority: 6,
                },
                {
                  name: 'account-wire',
                  test: /src[\\/]operator[\\/](parsing[\\/](?!payment)|(?!payment-methods)[\w-]+\.ts\?later|contract[\\/]schemas)/,
                  priority: 4,
                  includeDependenciesRecursively: false,
                },
                {
                  debugName: 'first view',
                  // The entry and the home page keep separate files, because they are requested by name.
                  name: (id: string, graph: Graph) =>
                    isOfFirstView(id, graph) && !FIRST_VIEW.includes(id) ? 'first-view' : null,
                  test: /\.tsx?$|preload-helper|lucide-react/,
                  priority: 2,
                  includeDependenciesRecursively: false,
                },
                {
                  // Small shared parts such as icons: one file each would cost more than it saves.
                  debugName: 'small parts',
                  name: (id: string, graph: Graph) =>
                    isForPlayers(id, graph)
                      ? 'player-parts'
                      : isForInfo(id, graph)
                        ? 'info-parts'
                        : 'small-parts',
                  test: /lucide-react|src[\\/](lib[\\/](?!zone-clock|odds-format|opening-hours|distance|store-services|plain-text|search-words|search-index|fuzzy|info-paths|allowed-html)|app[\\/](features[\\/](affiliate|deposit)|state[\\/](occupation[\\/]use-occupation|open-writes[\\/]read-back-lost))|app[\\/](pages[\\/](page|page-state|code-labels|contact-lines|lead-picture)|ui[\\/](page-state|use-current-in-view))\.(tsx?|css))/,
                  minShareCount: 2,
                  priority: 1,
                  includeDependenciesRecursively: false,
                },
                {
                  // One file for two queries that the same pages read.
                  name: 'player-queries',
                  test: /src[\\/]operator[\\/](wallet|players-games)\.ts$/,
                  priority: 1,
                  includeDependenciesRecursively: false,
                },
                {
                  debugName: 'start',
                  name: (id: string, graph: Graph) =>
                    isOfStart(id, graph) && !isOfFirstView(id, graph) ? 'start' : null,
                  test: /\.(tsx?|css)$|lucide-react|node_modules[\\/]uuid/,
                  includeDependenciesRecursively: false,
                },
                {
                  debugName: 'saved',
                  name: (id: string, graph: Graph) =>
                    isOfSaved(id, graph) && !isOfFirstView(id, graph) ? 'saved' : null,
                  includeDependenciesRecursively: false,
                },
                {
                  // Small parts that several pages share: one file each would cost more than it saves.
                  name: 'page-parts',
                  test: isOfSeveralPages,
                  minShareCount: 2,
                  includeDependenciesRecursively: false,
                },
              ],
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
        { find: /^react-router$/, replacement: fromHere(`${REACT_ROUTER}/index.mjs`) },
        { find: /^react-router\/dom$/, replacement: fromHere(`${REACT_ROUTER}/dom-export.mjs`) },
        ...(isSsrBuild
          ? []
          : [{ find: './language-files.ts', replacement: source('i18n/named-languages.ts') }]),
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
    ownIcons(source('ui/create-icon.ts')),
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
        buildPlugins: { vite: [workboxTrimmed] },
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
