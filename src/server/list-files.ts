import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Files in a folder and its subfolders, as relative paths; none if the folder does not exist. Leaves out hidden files
 * and broken links.
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
