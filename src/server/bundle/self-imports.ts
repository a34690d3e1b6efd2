import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Query that marks the half of a module that its own `import()` loads. */
const LATER = '?later';

const isLater = (id: string) => id.endsWith(LATER);

/** Whether a module imports itself later, as in `import('./stores.ts')` within stores.ts. */
export function loadsItself(id: string): boolean {
  if (!/[\\/]src[\\/](content|operator)[\\/][^?]*\.ts$/.test(id)) return false;
  return readFileSync(id, 'utf8').includes(`import('./${basename(id)}')`);
}

/**
 * Bundler plugin: splits a file that holds a query and the parser of its answer in two, because a page only needs the
 * query. Exports that `import()` loads, from the file itself or others, become a separate module. Node and the tests
 * have one module.
 */
export const selfImportsApart = {
  name: 'self-imports-apart',
  enforce: 'pre' as const,
  apply: 'build' as const,
  async resolveId(
    this: { resolve(source: string, importer: string): Promise<{ id: string } | null> },
    source: string,
    importer: string | undefined,
    { kind }: { kind?: string },
  ) {
    if (importer === undefined || kind !== 'dynamic-import') return undefined;
    const found = await this.resolve(source, importer.replace(LATER, ''));
    return found && loadsItself(found.id) ? found.id + LATER : undefined;
  },
  transform(code: string, id: string) {
    if (isLater(id)) {
      // This half is only loaded for its parsers.
      const parsers = code.replace(/^export (?=(async )?(function|const) (?!parse))/gm, '');
      return { code: parsers, map: null };
    }
    if (!loadsItself(id)) return undefined;
    // Without a parser nothing needs its schema. The bundler cannot know that, because `...base.entries` reads a
    // property.
    const queries = code.replace(
      /^(const \w+ = )(v\.[\s\S]*?);(?=\n(?:\S|\n|$))/gm,
      '$1/* @__PURE__ */ (() => $2)();',
    );
    return { code: queries, map: null };
  },
};
