import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../config/site-config.ts';
import { listFiles } from './list-files.ts';

/** Pictures in public/ that a brand may replace by files of the same name. */
const PICTURES = /^(icons|screenshots)\/|^share\.jpg$/;

const replaceable = (ours: string) => listFiles(ours).filter((name) => PICTURES.test(name));

/**
 * Checks a brand's icons, screenshots and sharing picture (CFG-7, PWA-4), and its logos (HDR-2).
 * @param folder BRAND_DIR
 * @param ours public/
 * @returns one line per fault: the file, what was found, what is allowed
 */
export function brandFaults(
  { logo, smallLogo }: SiteConfig['company'],
  folder: string | undefined,
  ours: string,
): string[] {
  const logos = [logo, smallLogo].flatMap((picture) => (picture ? [picture.src.slice(1)] : []));
  const found = folder === undefined ? [] : listFiles(folder);
  const missing = logos
    .filter((name) => !found.includes(name))
    .map((name) => `company: found no ${name}; expected it in the folder that BRAND_DIR names`);
  if (folder === undefined) return missing;
  if (found.length === 0) return [`BRAND_DIR: found no file in ${folder}`];
  const names = [...replaceable(ours), ...logos];
  const faults = found.flatMap((name) => {
    if (logos.includes(name)) return [];
    if (!names.includes(name))
      return [`BRAND_DIR: found ${name}; expected ${names.join(', ')} or some of them`];
    const [size, expected] = [folder, ours].map((path) => pngSize(readFileSync(join(path, name))));
    if (size === expected) return [];
    const kind = expected ? `a PNG of ${expected}` : 'a picture of the kind that its name says';
    return [`BRAND_DIR: found ${size ?? 'no PNG'} in ${name}; expected ${kind}`];
  });
  return [...missing, ...faults];
}

/** Lists which of our pictures a renamed brand still shows (CFG-6). */
export function describeBrand(
  company: string,
  folder: string | undefined,
  ours: string,
): string | undefined {
  if (company === 'Marquee') return undefined;
  const own = folder === undefined ? [] : listFiles(folder);
  const left = replaceable(ours).filter(
    (name) => name !== 'icons/brands.svg' && !own.includes(name),
  );
  if (left.length === 0) return undefined;
  return `Marquee's own pictures, not in BRAND_DIR: ${left.join(', ')}`;
}

/** For example `192x192`; undefined if the file is not a PNG. */
function pngSize(file: Buffer): string | undefined {
  if (file.length < 24 || file.toString('latin1', 1, 4) !== 'PNG') return undefined;
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}
