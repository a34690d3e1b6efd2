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
