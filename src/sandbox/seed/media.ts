import { findPicture, type StoredPicture } from '../art/pictures.ts';
import { formatNames } from '../art/smaller-formats.ts';
import { documentIdOf } from '../content/document-id.ts';
import { type Fields, ownFields } from '../content/entry.ts';
import type { EntryStore } from '../content/entry-store.ts';
import { fileType } from '../content/media-file.ts';

const fileKey = (documentId: string) =>
  ({ type: fileType, documentId, locale: null, status: 'published' }) as const;

/**
 * Adds a picture of the art to the media library, once.
 * @returns its document id
 * @throws Error for a picture that does not exist, because the seed only names existing ones
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
 * Updates the media library to the art of this version. A picture's URL only changes with its file type or name; its
 * `updatedAt` changes, so that clients fetch it again.
 */
export function renewPictures(store: EntryStore, at: string): void {
  for (const file of store.list(fileType, 'published')) {
    const name = presentName(String(file.name));
    const picture = findPicture(name);
    if (picture === undefined) continue;
    const facts = factsOf(name, picture);
    if (facts.hash === file.hash) continue;
    store.update(fileKey(file.documentId), { ...ownFields(fileType, file), ...facts }, at);
  }
}

/**
 * Pictures of an earlier version that are gone, by name, with those that take their places. None shows a
 * figure that the old promotion does not promise.
 */
const renamed = new Map([
  ['promo-fifty-first-night', 'promo-weekend-encore'],
  ['promo-second-act-refund', 'promo-second-act'],
  ['promo-accumulator-lift', 'promo-accumulators'],
  ['promo-live-table-cashback', 'promo-roulette-hour'],
  ['promo-free-bet-friday', 'promo-system-bets'],
]);

/** The current file name of a picture. Illustrations had another file type in early versions. */
function presentName(name: string): string {
  const former = name.replace(/\.\w+$/, '');
  const stem = renamed.get(former) ?? former;
  const names = [name, `${stem}.avif`, `${stem}.webp`, `${stem}.jpg`];
  return names.find((present) => findPicture(present) !== undefined) ?? name;
}

function factsOf(name: string, picture: StoredPicture): Fields {
  return { ...describe(name, picture), formats: formatsOf(name), provider: 'local' };
}

/** The fields that a file's row and its formats share. The hash depends on the bytes; `size` is in KB. */
function describe(name: string, { bytes, mime, width, height, version }: StoredPicture): Fields {
  const [, stem = name, ext = ''] = /^(.*)(\.\w+)$/.exec(name) ?? [];
  const hash = `${stem.replaceAll('-', '_')}_${version}`;
  const size = Math.round(bytes / 10) / 100;
  return { name, hash, ext, mime, width, height, size, url: `/uploads/${name}` };
}

/** The smaller formats that the content system generates of a bitmap; null if there are none. */
function formatsOf(name: string): Fields | null {
  const formats = formatNames.flatMap((format) => {
    const file = `${format}_${name}`;
    const picture = findPicture(file);
    if (picture === undefined) return [];
    const facts = { ...describe(file, picture), path: null, sizeInBytes: picture.bytes };
    return [[format, facts] as const];
  });
  return formats.length === 0 ? null : Object.fromEntries(formats);
}
