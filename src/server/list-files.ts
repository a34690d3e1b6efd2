import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The files in a folder and below it, as paths from there; none where there is no folder. Hidden ones and links
 * to nothing are left out.
 */
export function listFiles(folder: string, below = ''): string[] {
  let names: string[];
  try {
    names = readdirSync(join(folder, below));
  } catch {
    return [];
  }
  return names.flatMap((name) => {
    const path = below ? `${below}/${name}` : name;
    if (name.startsWith('.')) return [];
    const found = statSync(join(folder, path), { throwIfNoEntry: false });
    if (!found) return [];
    return found.isDirectory() ? listFiles(folder, path) : [path];
  });
}
