/** The import graph from Vite's manifest. */
export type BuildGraph = Record<
  string,
  {
    file: string;
    imports?: string[];
    dynamicImports?: string[];
    css?: string[];
    assets?: string[];
  }
>;

/** Entry module of a language. */
export const LANGUAGE = /^src\/app\/i18n\/messages\/(\w+)\.ts$/;

/**
 * Modules that start a group. Shared files belong to the earliest group. `rare` files are not prefetched: few visitors
 * use them (map library, style guide), or they need a network (games, sign-up). The service worker caches them once
 * they are used.
 */
const BEGINNINGS: [module: RegExp, group: string][] = [
  [/^src\/app\/(?:pages\/player\/|features\/push\/start-push\.)/, 'player'],
  [/^src\/app\/i18n\/messages\/(\w+)\/(?:activity|player)\.ts/, 'player-$1'],
  [/^src\/app\/i18n\/messages\/(\w+)\/(?:play|style-guide)\.ts/, 'rare-$1'],
  [/^src\/app\/i18n\/messages\/(\w+)\//, '$1'],
  [LANGUAGE, 'languages'],
  [
    /^src\/app\/(?:pages\/(?:style-guide|stores\/map|play|registration|password)\/|browser\/tags\.|features\/(?:confetti\/|chat\/create-|push\/indigitall))/,
    'rare',
  ],
];

/** Whether a group holds language files, which change with their texts. */
export const isOfLanguage = (group: string): boolean =>
  /^(?:languages|(?:(?:player|rare)-)?[a-z]{2})$/.test(group);

/** Order and group of a starting module; undefined for others. */
function beginningOf(module: string): { order: number; group: string } | undefined {
  for (const [order, [pattern, group]] of BEGINNINGS.entries()) {
    const found = pattern.exec(module);
    if (found) return { order, group: group.replace('$1', found[1] ?? '') };
  }
  return undefined;
}

/**
 * Groups the files of the build: `everybody`, `languages` (what any page needs of each language), `player`, a language
 * (`en`, and `player-en`), and `rare` with `rare-en`. Shared files belong to the first group, starting with
 * `everybody`.
 * @param entry the entry module of the page
 * @returns paths by group, `assets/…`
 */
export function groupFiles(graph: BuildGraph, entry: string): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  const seen = new Set<string>();
  const taken = new Set<string>();
  const found: { order: number; group: string; module: string }[] = [];
  function follow(group: string, module: string): void {
    const chunk = graph[module];
    if (!chunk || seen.has(module)) return;
    const beginning = beginningOf(module);
    if (beginning && beginning.group !== group) {
      found.push({ ...beginning, module });
      return;
    }
    seen.add(module);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])])
      if (!taken.has(file)) {
        taken.add(file);
        groups[group] = [...(groups[group] ?? []), file];
      }
    for (const other of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])])
      follow(group, other);
  }
  follow('everybody', entry);
  // Languages are separate entries, because no module imports them by name.
  for (const module of Object.keys(graph)) if (LANGUAGE.test(module)) follow('', module);
  for (let next = first(found); next; next = first(found)) follow(next.group, next.module);
  return groups;
}

function first<T extends { order: number }>(list: T[]): T | undefined {
  list.sort((a, b) => a.order - b.order);
  return list.shift();
}
