/** lucide-react's own component factory, as each icon imports it. */
const MAKER = '../createLucideIcon.mjs';

/** What an icon does not need: our factory hands its shapes to React one by one, without keys. */
const SURPLUS = /,\s+key: "\w+"|^__iconData\.node;$/gm;

/**
 * Bundler plugin: replaces lucide-react's component factory by ours (src/app/ui/create-icon.ts), and takes the keys of
 * the shapes out of each icon: random letters, which do not compress. The build fails when another version names its
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
