import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileGroup } from '../app/pwa/site-facts.ts';
import { firstFiles } from './built-site.ts';
import { groupFiles, isOfLanguage } from './file-groups.ts';
import { listFiles } from './list-files.ts';

/** 190 KB that only a new password needs, so the worker does not prefetch it. */
const ON_DEMAND = /^password-judge-/;
/** Smaller groups do not compress better in a package. */
const LEAST_PACKED = 8;

/**
 * Writes the names of all files by group, which the service worker reads (src/app/pwa/site-facts.ts), and a package of
 * each large group.
 * @param client folder of the client build
 */
export function writeFileLists(client: string): void {
  const assets = join(client, 'assets');
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const groups = groupFiles(manifest, 'src/app/entry-client.tsx');
  const known = new Map(
    Object.entries(groups).flatMap(([group, names]) => names.map((name) => [`/${name}`, group])),
  );
  // Files outside the module graph belong to everybody: a web worker's script, or a file named in a string.
  const groupOf = (path: string) => known.get(path) ?? 'everybody';
  const paths = listFiles(assets)
    .filter((name) => /\.(js|css|woff2)$/.test(name) && !ON_DEMAND.test(name))
    .sort()
    .map((name) => `/assets/${name}`);

  const write = (name: string, content: object) => {
    const text = JSON.stringify(content);
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    writeFileSync(join(assets, `${name}-${hash}.json`), text);
    return `/assets/${name}-${hash}.json`;
  };
  const loaded = new Set(firstFiles(manifest));
  const packed = (group: string, files: string[]): Omit<FileGroup, 'files'> => {
    const texts = files.filter((path) => /\.(js|css)$/.test(path) && !loaded.has(path));
    if (texts.length < LEAST_PACKED || group.startsWith('rare')) return {};
    const content = texts.map((path) => [path, readFileSync(join(client, path), 'utf8')]);
    return { pack: write(`pack-${group}`, Object.fromEntries(content)) };
  };
  // A changed text renames only files of its language, so these have a separate list.
  const lists: Record<string, Record<string, FileGroup>> = { files: {}, languages: {} };
  for (const [group, files = []] of Object.entries(Object.groupBy(paths, groupOf))) {
    const list = lists[isOfLanguage(group) ? 'languages' : 'files'];
    if (list) list[group] = { files, ...packed(group, files) };
  }
  for (const [name, list] of Object.entries(lists)) write(name, list);
}
