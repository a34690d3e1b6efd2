/** lucide-react's own component factory, as each icon imports it. */
const MAKER = '../createLucideIcon.mjs';

/**
 * Bundler plugin: replaces lucide-react's component factory by ours (src/app/ui/create-icon.ts). The build fails when
 * another version names its own differently.
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
