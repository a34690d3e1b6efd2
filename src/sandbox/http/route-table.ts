import type { OperatorFamily } from './families.ts';
import type { Route } from './route.ts';

/** The route of a call and its path parameters. */
export interface Match {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds routes by family, path and method. A literal path takes precedence over one with parameters. */
export function createRouteTable(routes: readonly Route[]) {
  const paths = routes
    .map((route) => ({ route, names: namesOf(route.path), pattern: patternOf(route.path) }))
    .toSorted((a, b) => a.names.length - b.names.length);

  return {
    /** @returns undefined for an unknown path, the allowed methods for a known one without this method */
    find(
      family: OperatorFamily,
      path: string,
      method: string,
    ): Match | { readonly allowed: readonly string[] } | undefined {
      const asked = method === 'HEAD' ? 'GET' : method;
      const found = paths
        .filter(({ route }) => route.family === family)
        .flatMap(({ route, names, pattern }) => {
          const texts = pattern.exec(path)?.slice(1);
          return texts === undefined ? [] : [{ route, names, texts }];
        });
      const match = found.find(({ route }) => route.method === asked);
      if (match !== undefined) {
        const { route, names, texts } = match;
        const values = names.map((name, at) => [name, decoded(texts[at] ?? '')]);
        return { route, params: Object.fromEntries(values) };
      }
      if (found.length === 0) return undefined;
      const methods = found.map(({ route }) => route.method);
      return { allowed: methods.includes('GET') ? [...methods, 'HEAD'] : methods };
    },
  };
}

const namesOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** The patterns are our own and contain no regular expression syntax. */
const patternOf = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`);

/** Invalid percent-encoding is not decoded, so the handler's own check refuses it. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
