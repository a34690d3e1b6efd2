import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './environment.ts';

interface ManifestEntry {
  file: string;
  src?: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, ManifestEntry>;

/** Addresses of what a page of given modules needs. */
export interface PageFiles {
  /** The entry first; the rest are preloaded beside it. */
  scripts: string[];
  /** Sheets of the pages that the inlined one does not have. */
  styles: string[];
}

export interface BuiltSite {
  /** Identity of the build. */
  build: string;
  bootScript: string;
  /** The sheet that goes into every page. */
  inlineStyle: string;
  /** The display font, preloaded: titles have no stand-in that sets like it (docs/decisions/0005-display-face.md). */
  fonts: string[];
  /** All that the app shell needs to run. */
  criticalAssets: string[];
  filesFor(modules: readonly string[], locale: string): PageFiles;
}

const ENTRY = 'src/entry-client.tsx';
const PRELOADED_FONT = /\/big-shoulders-display-latin-800-normal[\w-]*\.woff2$/;

/** Reads what the last build made. @param language the default one, whose texts the app shell needs */
export function readBuiltSite(language: string): BuiltSite {
  const client = join(ROOT, 'dist/client');
  const text = readFileSync(join(client, '.vite/manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  if (!manifest[ENTRY]) throw new Error(`The build has no ${ENTRY}`);
  const files = (key: string) => collect(manifest, key);
  const entryStyles = files(ENTRY).styles;
  const inlineStyle = entryStyles
    .map((file) => readFileSync(join(client, file), 'utf8').trim())
    .join('\n');
  const fonts = Object.values(manifest).flatMap(({ file }) =>
    PRELOADED_FONT.test(`/${file}`) ? [`/${file}`] : [],
  );
  return {
    build: createHash('sha256').update(text).digest('hex').slice(0, 12),
    bootScript: readFileSync(join(ROOT, 'dist/boot/boot.js'), 'utf8').trim(),
    inlineStyle,
    fonts,
    criticalAssets: [
      ENTRY,
      'src/pages/home/home-page.tsx',
      'src/saved-state.ts',
      // In the shell the browser reads for itself.
      ...Object.keys(manifest).filter((key) =>
        /^src\/(content\/wire|operator\/wire\/(catalogue|items|live))/.test(key),
      ),
      'src/frame/later-overlays.tsx',
      'src/pages/error/error-page.tsx',
      'src/browser-duties.ts',
      `src/i18n/messages/${language}.ts`,
    ]
      .flatMap((key) => [...files(key).scripts, ...files(key).styles])
      // What is inlined comes with the shell.
      .filter((file, index, all) => all.indexOf(file) === index && !entryStyles.includes(file)),
    filesFor(modules, locale) {
      const parts = [ENTRY, `src/i18n/messages/${locale.split('-')[0]}.ts`, ...modules].map(files);
      const styles = new Set(parts.flatMap((part) => part.styles));
      for (const file of entryStyles) styles.delete(file);
      return { scripts: [...new Set(parts.flatMap((part) => part.scripts))], styles: [...styles] };
    },
  };
}

/** A module's file, its static imports and their sheets. */
function collect(manifest: Manifest, key: string, seen = new Set<string>()): PageFiles {
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
