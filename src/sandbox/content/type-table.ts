import { readdirSync } from 'node:fs';
import type { ContentFamily } from './content-family.ts';
import type { ContentType } from './content-type.ts';
import { fileType } from './media-file.ts';

const FOLDER = new URL('../types/', import.meta.url);

/** Every module of the folder, without tests and hidden files. */
export const families: readonly ContentFamily[] = await Promise.all(
  readdirSync(FOLDER)
    .filter((file) => /^[\w-]+\.ts$/.test(file))
    .sort()
    .map(async (file) => (await import(new URL(file, FOLDER).href)).family),
);

/** All types. content-types.ts maps them to endpoints. */
export const contentTypes: readonly ContentType[] = [
  fileType,
  ...families.flatMap(({ types }) => types),
];
