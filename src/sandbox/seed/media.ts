import { documentIdOf } from '../content/document-id.ts';
import type { Fields } from '../content/entry.ts';
import type { EntryStore } from '../content/entry-store.ts';
import { fileType } from '../content/type-table.ts';
import { findPicture, type StoredPicture } from '../pictures.ts';

/**
 * Puts a drawn picture into the media library, once, and gives its document id. A picture that
 * the art does not have is an error: the seed names only what exists.
 */
export function addPicture(
  store: EntryStore,
  name: string,
  alt: string | null,
  at: string,
): string {
  const documentId = documentIdOf(`file/${name}`);
  const key = { type: fileType, documentId, locale: null, status: 'published' } as const;
  if (store.find(key) !== undefined) return documentId;
  const picture = findPicture(name);
  if (picture === undefined) throw new Error(`no picture "${name}"`);
  const facts = {
    ...describe(name, picture),
    alternativeText: alt,
    formats: smallFormat(name),
    provider: 'local',
  };
  store.insert(key, facts, { createdAt: at, updatedAt: at, publishedAt: at });
  return documentId;
}

/** The part of a file's row that its formats have too. */
function describe(name: string, { body, mime, width, height }: StoredPicture): Fields {
  const [, stem = name, ext = ''] = /^(.*)(\.\w+)$/.exec(name) ?? [];
  const size = Math.round(body.length / 10) / 100;
  return {
    name,
    hash: stem.replaceAll('-', '_'),
    ext,
    mime,
    width,
    height,
    size,
    url: `/uploads/${name}`,
  };
}

/** The content system scales rasters only; the art draws the one format that the site asks for. */
function smallFormat(name: string): Fields | null {
  const small = findPicture(`small_${name}`);
  if (small === undefined) return null;
  const facts = describe(`small_${name}`, small);
  return { small: { ...facts, path: null, sizeInBytes: small.body.length } };
}
