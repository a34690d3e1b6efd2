import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadsItself } from './self-imports.ts';

const ROOT = join(import.meta.dirname, '../../..');
const source = (file: string) => join(ROOT, 'src/app', file);

/** What the bundler knows of its modules. */
interface Graph {
  getModuleInfo(id: string): {
    importedIds: readonly string[];
    importers: readonly string[];
  } | null;
}

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
  globSync('src/app/pages/**/page.ts', { cwd: ROOT })
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

/** Which modules share a file of the client build; of several groups the one with the highest priority. */
export const chunkGroups = [
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
];
