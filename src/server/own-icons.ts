/** How each icon of lucide-react imports what makes a component of it. */
const MAKER = '../createLucideIcon.mjs';

/**
 * For the bundler: icons are made by a file of ours (src/app/ui/create-icon.ts). Another version of lucide-react that
 * names its own differently ends the build.
 */
export function ownIcons(file: string) {
  return {
    name: 'own-icons',
    apply: 'build' as const,
    config: () => ({ resolve: { alias: [{ find: MAKER, replacement: file }] } }),
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
