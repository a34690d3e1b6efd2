import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf } from '../config/languages.ts';
import { FORMATS_FILE } from '../config/paths.ts';
import { ROOT } from './environment.ts';
import { LANGUAGE } from './file-groups.ts';

interface ManifestEntry {
  file: string;
  name?: string;
  src?: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, ManifestEntry>;

/** URLs of the files that a set of modules needs. */
interface PageFiles {
  /** The entry first; the others are preloaded. */
  scripts: string[];
  /** Style sheets of the page, inlined after the global one. */
  styles: string[];
}

export interface BuiltSite {
  /** Id of the build. */
  build: string;
  bootScript: string;
  /** Script that runs before it in a preview. */
  previewScript: string;
  /** The global style sheet, inlined into every document except the app shell. */
  inlineStyle: string;
  /** URLs of its parts, which the app shell links. */
  shellStyles: string[];
  /** One file per face, preloaded by every page (docs/decisions/0005-display-face.md). */
  fonts: string[];
  /** Files that the app shell needs to render saved content, then those that every page loads soon after. */
  criticalAssets: string[];
  startAssets: string[];
  /** URLs of the language files, which documents pass to their scripts (src/app/i18n/named-languages.ts). */
  languageFiles: Record<string, string>;
  /** URLs of the lists of all files of the build. */
  fileLists: string[];
  /** @param modules source files of pages, or chunk names */
  filesFor(modules: readonly string[], locale: string): PageFiles;
  /** Content of one of the sheets in `filesFor`. */
  sheet(href: string): string;
}

const ENTRY = 'src/app/entry-client.tsx';
export const HOME = 'src/app/pages/home/home-page.tsx';
/** Chunk names from bundle/chunk-groups.ts. */
export const SAVED = 'saved';
/** Chunks that every page loads after rendering; `wire` lets the browser parse content itself. */
const START = ['start', 'wire'];
const FILE_LIST = /^(?:files|languages)-\w+\.json$/;
/** The display face first, because its fallback resembles it less. */
const FONTS = [
  /\/big-shoulders-display-latin-800-normal[\w-]*\.woff2$/,
  /\/figtree-latin-wght-normal[\w-]*\.woff2$/,
];

/** Reads the last build. @param language the default one, whose messages the app shell needs */
export function readBuiltSite(language: string): BuiltSite {
  const client = join(ROOT, 'dist/client');
  const text = readFileSync(join(client, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const files = (name: string) => collect(manifest, chunkOf(manifest, name));
  const entryStyles = files(ENTRY).styles;
  // Read now, because the next build replaces the files while this process runs.
  const sheets = new Map<string, string>(
    Object.values(manifest)
      .flatMap(({ css = [] }) => css)
      .map((file) => [`/${file}`, readFileSync(join(client, file), 'utf8').trim()] as const),
  );
  const sheet = (href: string) => sheets.get(href) ?? '';
  // Cached by modules and language, of which there are few.
  const needed = new Map<string, PageFiles>();
  const inlineStyle = entryStyles.map(sheet).join('\n');
  const addressesLike = (pattern: RegExp) =>
    Object.values(manifest).flatMap(({ file }) => (pattern.test(`/${file}`) ? [`/${file}`] : []));
  const criticalAssets = [
    ...addressesOf(manifest, [
      ENTRY,
      HOME,
      SAVED,
      `src/app/i18n/messages/${languageOf(language)}.ts`,
    ]),
    FORMATS_FILE,
  ];
  const fileLists = readdirSync(join(client, 'assets')).filter((name) => FILE_LIST.test(name));
  if (fileLists.length === 0) throw new Error('The build has no list of its files');
  return {
    build: createHash('sha256').update(text).digest('hex').slice(0, 8),
    bootScript: readFileSync(join(ROOT, 'dist/boot/boot.js'), 'utf8').trim(),
    previewScript: readFileSync(join(ROOT, 'dist/boot/preview-boot.js'), 'utf8').trim(),
    inlineStyle,
    shellStyles: entryStyles,
    fonts: FONTS.flatMap(addressesLike),
    criticalAssets,
    startAssets: addressesOf(manifest, START).filter((file) => !criticalAssets.includes(file)),
    languageFiles: Object.fromEntries(
      Object.entries(manifest).flatMap(([key, { file }]) => {
        const language = LANGUAGE.exec(key)?.[1];
        return language ? [[language, `/${file}`]] : [];
      }),
    ),
    fileLists: fileLists.sort().map((name) => `/assets/${name}`),
    sheet,
    filesFor(modules, locale) {
      const key = [locale, ...modules].join(' ');
      const known = needed.get(key);
      if (known) return known;
      const parts = [ENTRY, `src/app/i18n/messages/${languageOf(locale)}.ts`, ...modules].map(
        files,
      );
      const styles = new Set(parts.flatMap((part) => part.styles));
      for (const file of entryStyles) styles.delete(file);
      const found = {
        scripts: [...new Set(parts.flatMap((part) => part.scripts))],
        styles: [...styles],
      };
      needed.set(key, found);
      return found;
    },
  };
}

/** Files that a first visit to home loads, in any language. */
export const firstFiles = (manifest: Manifest): string[] =>
  addressesOf(manifest, [ENTRY, HOME, SAVED, ...START]);

/** Manifest key of a module or a named chunk. */
const chunkOf = (manifest: Manifest, name: string) =>
  Object.keys(manifest).find((key) => key === name || manifest[key]?.name === name);

/** URLs of the files that modules and named chunks need. */
function addressesOf(manifest: Manifest, names: string[]): string[] {
  const keys = names.map((name) => chunkOf(manifest, name));
  const missing = names.filter((_, at) => !keys[at]);
  if (missing.length > 0) throw new Error(`The build has no ${missing}`);
  const all = keys.map((key) => collect(manifest, key));
  return [...new Set(all.flatMap(({ scripts, styles }) => [...scripts, ...styles]))];
}

/** Collects a module's file, its static imports and their sheets. */
function collect(manifest: Manifest, key = '', seen = new Set<string>()): PageFiles {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return { scripts: [], styles: [] };
  seen.add(key);
  const below = (chunk.imports ?? []).map((imported) => collect(manifest, imported, seen));
  return {
    scripts: [`/${chunk.file}`, ...below.flatMap((part) => part.scripts)],
    styles: [
      ...(chunk.css ?? []).map((file) => `/${file}`),
      ...below.flatMap((part) => part.styles),
    ],
  };
}
