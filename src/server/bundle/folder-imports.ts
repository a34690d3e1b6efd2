import { globSync } from 'node:fs';
import { dirname } from 'node:path';

// Bundler plugins that expand imports of whole folders, so that no list has to be maintained by hand.

/** Expands a glob pattern in a style sheet's `@import`, which CSS does not support. */
export const importsOfSheets = {
  name: 'imports-of-sheets',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    const [file = ''] = id.split('?');
    if (!file.endsWith('.css')) return undefined;
    const listed = code.replace(/@import "(.*\*.*)"(.*;)/g, (_, pattern, layer) =>
      globSync(pattern, { cwd: dirname(file) })
        .sort()
        .map((one) => `@import "./${one.replaceAll('\\', '/')}"${layer}`)
        .join('\n'),
    );
    return listed === code ? undefined : { code: listed, map: null };
  },
};

/**
 * Replaces an import by name, as in import(`./en/${area}.ts`), with a table of the existing files. Vite's own table
 * holds each path twice and is part of every first load. Node runs the import as it is.
 */
export const importsByName = {
  name: 'imports-by-name',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (!/[\\/]src[\\/]app[\\/]i18n[\\/]/.test(id)) return undefined;
    const listed = code.replace(
      /import\(`\.\/([^`$]*)\$\{(\w+)\}([^`$]*)`\)/g,
      (_, before: string, variable: string, after: string) => {
        const names = globSync(`${before}*${after}`, { cwd: dirname(id) })
          .map((file) => file.slice(before.length, -after.length))
          .sort();
        const table = names.map((name) => `'${name}': () => import('./${before}${name}${after}')`);
        return `({ ${table.join(', ')} })[${variable}]()`;
      },
    );
    return listed === code ? undefined : { code: listed, map: null };
  },
};
