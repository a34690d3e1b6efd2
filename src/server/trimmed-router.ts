/** Code that keeps unused components of React Router in a bundle, with its replacement. */
const CUTS: [found: RegExp, instead: string][] = [
  // An assignment counts as use.
  [/^\w+\.displayName = .*;$/gm, ''],
  [/= (React\d*)\.(forwardRef|createContext|memo)\(/g, '= /* @__PURE__ */ $1.$2('],
  // Links prefetch only in framework mode, which the site does not use.
  [/return shouldPrefetch && !isAbsolute \? .* : link;/g, 'return link;'],
];

/**
 * Bundler plugin: lets the bundler drop parts of React Router that the site does not use, such as prefetching in
 * framework mode. Saves 1.8 KB of every first load. Another version that has its code elsewhere ends the build.
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
