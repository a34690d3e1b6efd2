import { documentIdOf } from '../content/document-id.ts';
import { type Fields, ownFields } from '../content/entry.ts';
import type { EntryStore } from '../content/entry-store.ts';
import { fileType } from '../content/type-table.ts';
import { findPicture, type StoredPicture } from '../pictures.ts';

const fileKey = (documentId: string) =>
  ({ type: fileType, documentId, locale: null, status: 'published' }) as const;

/**
 * Puts a drawn picture into the media library, once, and gives its document id. A picture that
 * the art does not have is an error: the seed names only what exists.
 */
export function addPicture(
  store: EntryStore,
  name: string,
  alternativeText: string | null,
  at: string,
): string {
  const key = fileKey(documentIdOf(`file/${name}`));
  if (store.find(key) !== undefined) return key.documentId;
  const picture = findPicture(name);
  if (picture === undefined) throw new Error(`no picture "${name}"`);
  const facts = { ...factsOf(name, picture), alternativeText };
  store.insert(key, facts, { createdAt: at, updatedAt: at, publishedAt: at });
  return key.documentId;
}

/**
 * Brings the media library up to date with the art of this version. The address of a picture
 * stays, and its `updatedAt` moves, which is what makes its readers fetch it anew.
 */
export function renewPictures(store: EntryStore, at: string): void {
  for (const file of store.list(fileType, 'published')) {
    const name = String(file.name);
    const picture = findPicture(name);
    if (picture === undefined) continue;
    const facts = factsOf(name, picture);
    if (facts.hash === file.hash) continue;
    store.update(fileKey(file.documentId), { ...ownFields(fileType, file), ...facts }, at);
  }
}

function factsOf(name: string, picture: StoredPicture): Fields {
  return { ...describe(name, picture), formats: smallFormat(name), provider: 'local' };
}

/** The part of a file's row that its formats have too; the hash follows the bytes. */
function describe(name: string, { body, mime, width, height, version }: StoredPicture): Fields {
  const [, stem = name, ext = ''] = /^(.*)(\.\w+)$/.exec(name) ?? [];
  const hash = `${stem.replaceAll('-', '_')}_${version}`;
  const size = Math.round(body.length / 10) / 100;
  return { name, hash, ext, mime, width, height, size, url: `/uploads/${name}` };
}

/** The content system scales rasters only; the art draws the one format that the site asks for. */
function smallFormat(name: string): Fields | null {
  const small = findPicture(`small_${name}`);
  if (small === undefined) return null;
  const facts = describe(`small_${name}`, small);
  return { small: { ...facts, path: null, sizeInBytes: small.body.length } };
}
