import { globSync } from 'node:fs';
import { dirname } from 'node:path';

// For the bundler: a folder is a list of what is in it, so that nobody keeps another.

// A style sheet imports all that a pattern finds: CSS itself has no such import.
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
 * A module imports one of a folder by its name, as in import(`./en/${area}.ts`), which Node does as it stands. Here it becomes a
 * table of those that there are: Vite's own says their paths twice, and is in everybody's first load.
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
