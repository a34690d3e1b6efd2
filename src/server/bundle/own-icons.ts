/** The import of lucide-react's own component factory in each icon. */
const MAKER = '../createLucideIcon.mjs';

/** Unneeded parts of an icon, mostly the keys of its shapes: our factory passes the shapes to React one by one. */
const SURPLUS = /,\s+key: "\w+"|^__iconData\.node;$/gm;

/**
 * Bundler plugin: replaces lucide-react's component factory by ours (src/app/ui/create-icon.ts) and removes the keys of
 * the shapes from each icon, because their random letters do not compress. The build fails if another version names its
 * factory differently.
 */
export function ownIcons(file: string) {
  return {
    name: 'own-icons',
    apply: 'build' as const,
    config: () => ({ resolve: { alias: [{ find: MAKER, replacement: file }] } }),
    transform: (code: string, id: string) =>
      /lucide-react.+icons/.test(id) ? { code: code.replace(SURPLUS, ''), map: null } : undefined,
    buildEnd(
      this: { getModuleInfo(id: string): { importers: readonly string[] } | null },
      fault?: Error,
    ) {
      const importers = this.getModuleInfo(file.replaceAll('\\', '/'))?.importers ?? [];
      if (!fault && !importers.some((id) => id.includes('lucide-react')))
        throw new Error(`lucide-react has changed: no icon imports ${MAKER}`);
    },
  };
}
