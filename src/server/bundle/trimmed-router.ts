/** Code that keeps unused parts of React Router in a bundle, with its replacement. */
const CUTS: [found: RegExp, instead: string][] = [
  // An assignment counts as use.
  [/^\w+\.displayName = .*;$/gm, ''],
  [/= (React\d*)\.(forwardRef|createContext|memo)\(/g, '= /* @__PURE__ */ $1.$2('],
  // Links prefetch only in framework mode.
  [/return shouldPrefetch && !isAbsolute \? .* : link;/g, 'return link;'],
  [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/, '[false, null, {}]'],
  // Options that the site does not set.
  [/\b(init|opts\??)\.(instrumentations|patchRoutesOnNavigation|dataStrategy)\b/g, '(void 0)'],
  // Methods that the site does not call, for fetchers and changing routes.
  [
    /^ {4}(fetch: \w+|(get|reset)Fetcher|deleteFetcher: \w+|_internalFetchControllers: \w+|patchRoutes|_internalSetRoutes),$/gm,
    '',
  ],
  [/^ {4}_internalSetState\w+\(newState\) \{\n.*\n {4}\}$/m, ''],
  [/^ {2}fetchLoadMatches\.forEach\([\s\S]*?\n {2}\}\);\n/m, ''],
  [
    /(?<= = )(markFetchRedirectsDone\(\w+\)|abortStaleFetchLoads\(\s*\w+,\s*\w+\s*\))|\brevalidatingFetchers\.length > 0/g,
    'false',
  ],
  [/\bfindRedirect\(fetcherResults\)/g, 'void 0'],
  // All routes are known from the start.
  [/\bif \((!?)isFogOfWar\)/g, 'if ($1false)'],
  [/\bfogOfWar\.active\b(?! =)/g, 'false'],
  // Routes keep their own code, and load it again after a failure.
  [/\blazyRouteFunctionCache\.get\(routeToUpdate\)/, 'void 0'],
  // Forms only search; no page has an action.
  [/\bisMutationMethod\([\w.]+\.\w+\)/g, 'false'],
  // No page uses server components.
  [/^RenderErrorBoundary\.contextType = RSCRouterContext;$/m, ''],
  [/if \(this\.context(?= &&|\))/g, 'if (false'],
  [/= useIsRSCRouterContext\(\)/g, '= false'],
];

/**
 * Bundler plugin: lets the bundler drop parts of React Router that the site does not use, such as fetchers and
 * framework mode. Saves 6 KB of every first load. The build fails with a version that has different code.
 */
export function trimmedRouter() {
  let isTrimmed = false;
  return {
    name: 'trimmed-router',
    apply: 'build' as const,
    transform(code: string, id: string) {
      if (!/react-router[\\/]dist[\\/]production[\\/]chunk-\w+\.mjs$/.test(id)) return undefined;
      if (!code.includes('function createRouter(')) return undefined;
      let trimmed = code;
      for (const [found, instead] of CUTS) {
        if (!found.test(trimmed)) throw new Error(`React Router has changed: it has no ${found}`);
        trimmed = trimmed.replace(found, instead);
      }
      isTrimmed = true;
      return { code: trimmed, map: null };
    },
    buildEnd(fault?: Error) {
      if (!fault && !isTrimmed)
        throw new Error('React Router has changed: no file of it was trimmed');
    },
  };
}
