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
export const trimmedWorkbox = {
  name: 'trimmed-workbox',
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
