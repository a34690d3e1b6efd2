import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { importsByName, importsOfSheets } from './src/server/folder-imports.ts';
import { ownIcons } from './src/server/own-icons.ts';
import { loadsItself, selfImportsApart } from './src/server/self-imports.ts';
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
/** Entries of their own: no other file has their names in it (docs/decisions/0044). */
const LANGUAGES = globSync('src/app/i18n/messages/*.ts', { cwd: fromHere('.') }).sort();
const FIRST_VIEW = ['entry-client.tsx', 'pages/home/home-page.tsx'].map(source);
/** What every page loads once it is shown. */
const START = [
  'frame/later-overlays.tsx',
  'browser/duties.ts',
  'browser/reader.ts',
  'pages/error/error-page.tsx',
  'pages/failed-state.tsx',
].map(source);

/** What a manifest imports is for the facts of its page, which the browser leaves out. */
const MANIFEST = /src[\\/]app[\\/]pages[\\/].*[\\/]page\.ts$/;

/** What only the parser needs of a file that has a query and its parser. */
const FOR_PARSERS = /src[\\/](lib|content[\\/]parsing)[\\/]/;

/** Tells of a module whether one of the given ones imports it at once, themselves included. */
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
/** Folders of pages by the chunk that their manifest names (src/app/pages/page-manifest.ts). */
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

/** Leaflet asks as it loads whether HTML may hold SVG, by a string, which Trusted Types forbid: it gets its answer. */
const leafletWithoutHtml = {
  name: 'leaflet-without-html',
  transform(code: string, id: string) {
    if (!id.includes('leaflet-src.esm.js')) return undefined;
    const allowed = code.replace("div.innerHTML = '<svg/>';", "div.append(svgCreate('svg'));");
    if (allowed === code) throw new Error('Leaflet has changed: look at what it does on loading');
    return { code: allowed, map: null };
  },
};

/** Modules are loaded once a worker, not once a file, which took most of the time. Few tests need them for themselves. */
function unitProjects() {
  const isolated = process.env['VITEST'] === undefined ? [] : isolatedTests();
  // Tests in a browser have a configuration of their own. Kills and the like: `npm run test:full`.
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

/** Leaves out of the worker's 8 KB what nothing uses of Workbox: its versions, and methods. */
const workboxTrimmed = {
  name: 'workbox-trimmed',
  transform(code: string, id: string) {
    if (/workbox-[\w-]+[\\/]_version\.js$/.test(id)) return { code: '', map: null };
    let trimmed = code;
    for (const [file, methods] of Object.entries(UNUSED_METHODS)) {
      if (!id.replaceAll('\\', '/').endsWith(file)) continue;
      for (const method of methods) {
        const before = trimmed;
        trimmed = trimmed.replace(new RegExp(`\\n {4}${method}\\([\\s\\S]*?\\n {4}\\}\\n`), '\n');
        if (trimmed === before) throw new Error(`${file}: found no ${method} to leave out`);
      }
    }
    return trimmed === code ? undefined : { code: trimmed, map: null };
  },
};

// Built by src/server/build.ts: once for the browser (with the worker), once for the server.
export default defineConfig(({ command, isSsrBuild }) => ({
  appType: 'custom',
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        target: 'node24',
        rolldownOptions: { input: 'src/app/entry-server.tsx' },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2022',
        // Browsers since spring 2023, those that web push reaches on every platform. Older ones would need each
        // colour three times in the sheet that travels with every page.
        cssTarget: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
        // A page's other scripts are found in it: a list of all of them would be in everybody's first load.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_page, files) => files.filter((file) => file.endsWith('.css')),
        },
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: ['src/app/entry-client.tsx', ...LANGUAGES],
          preserveEntrySignatures: 'allow-extension',
          treeshake: {
            // A schema of the contract that no parser uses is left out, and a widget's fields where only its demo is wanted.
            manualPureFunctions: ['v', 'widgetFields', 'count', 'seconds'],
            // So is what a manifest imports for the facts of its page.
            moduleSideEffects: [
              {
                test: /src[\\/](content|lib|operator|app[\\/](pages[\\/]listed-pages|widgets[\\/]demo-answers))/,
                sideEffects: false,
              },
            ],
          },
          output: {
            // The first load names every other file: a character less of a hash tells them apart as well.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:7][extname]',
            // Few files: the libraries, which change rarely, and what the home page and others share. A request
            // costs a phone more than the bytes it might save.
            codeSplitting: {
              groups: [
                {
                  name: 'libraries',
                  test: /node_modules[\\/](react|scheduler|valtio|proxy-compare|js-cookie)/,
                  priority: 3,
                },
                {
                  // Needed when the browser reads for itself, not to show what the server sent. What one page alone reads
                  // comes with it.
                  name: 'wire',
                  test: /src[\\/](app[\\/]widgets[\\/](.*fields|parse-widget)\.ts$|lib[\\/]link\.ts|content[\\/](parsing|(?!store|help|page|landing|listed)[\w-]+\.ts\?later)|operator[\\/](parsing[\\/](items|entries)|(catalogue|live)\.ts\?later|contract[\\/]public-schemas))|node_modules[\\/]valibot/,
                  priority: 5,
                  includeDependenciesRecursively: false,
                },
                {
                  // Parsers and searches alike need them.
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
                  // The entry and the page keep files of their own, which are asked for by name.
                  name: (id: string, graph: Graph) =>
                    isOfFirstView(id, graph) && !FIRST_VIEW.includes(id) ? 'first-view' : null,
                  test: /\.tsx?$|preload-helper|lucide-react/,
                  priority: 2,
                  includeDependenciesRecursively: false,
                },
                {
                  // Icons and the like: a file each would cost more than it saves.
                  debugName: 'small parts',
                  name: (id: string, graph: Graph) =>
                    isForPlayers(id, graph)
                      ? 'player-parts'
                      : isForInfo(id, graph)
                        ? 'info-parts'
                        : 'small-parts',
                  test: /lucide-react|src[\\/](lib[\\/](?!zone-clock|odds-format|opening-hours|distance|store-services|plain-text|search-words|fuzzy|info-paths|allowed-html)|app[\\/](features[\\/](affiliate|deposit)|state[\\/]occupation[\\/]use-occupation)|app[\\/]pages[\\/](page|page-state|code-labels|contact-lines|lead-picture)\.(tsx?|css))/,
                  minShareCount: 2,
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
                  // Small parts that several pages share: a file each would cost more than it saves.
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
    // The server's bundle stands alone; in development Node loads the libraries itself.
    ssr: { noExternal: true },
    // The entries that the package names are its development half.
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
    trimmedRouter(),
    ownIcons(source('ui/create-icon.ts')),
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      injectRegister: false,
      registerType: 'prompt',
      // The manifest depends on the configuration and the language: the server answers it.
      manifest: false,
      includeManifestIcons: false,
      injectManifest: {
        buildPlugins: { vite: [workboxTrimmed] },
        // The worker reads the list of files (src/server/build.ts): in it they would make it half as large again.
        injectionPoint: '',
        rollupFormat: 'iife',
        minify: true,
        sourcemap: false,
      },
    }),
  ],
  test: {
    // What starts a server takes seconds on a machine that others share.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // As in tests/polling.ts, which a build without tests does not have.
    expect: { poll: { timeout: 10_000 } },
    projects: unitProjects(),
    setupFiles: 'tests/fixtures/unit-setup.ts',
    environment: 'node',
    // One worker more than cores: what starts servers waits for them most of its time.
    maxWorkers: availableParallelism() + 1,
  },
}));
