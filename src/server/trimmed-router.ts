/** What keeps React Router's unused components in a bundle, and what takes its place. */
const CUTS: [found: RegExp, instead: string][] = [
  // An assignment counts as use.
  [/^\w+\.displayName = .*;$/gm, ''],
  [/= (React\d*)\.(forwardRef|createContext|memo)\(/g, '= /* @__PURE__ */ $1.$2('],
  // Links prefetch in framework mode alone; that reads routes and data in its own way.
  [/return shouldPrefetch && !isAbsolute \? .* : link;/g, 'return link;'],
];

/**
 * For the bundler: lets it leave out what the site does not use of React Router, 1.8 KB of every first load: what
 * its framework mode needs to fetch pages ahead, and the like. Another version that has its code elsewhere ends the build.
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
