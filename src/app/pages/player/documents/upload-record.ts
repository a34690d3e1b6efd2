import type { DocumentKind } from '../../../../operator/documents.ts';
import { PLAYER_KEYS } from '../../../features/session/player-keys.ts';

/**
 * What a tab remembers of an upload under way, to go on with it after a reload and until the session ends: no name and no content of
 * the file, which the player is asked for again (docs/decisions/0010-document-upload.md).
 */
export interface UploadRecord {
  id: string;
  kind: DocumentKind;
  /** Bytes. */
  size: number;
  /** SHA-256 of the content in hexadecimal. */
  hash: string;
}

const KEY = `${PLAYER_KEYS}upload`;
const KINDS: readonly unknown[] = ['identification', 'address', 'payment'];

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Storage that is refused is the same as an empty one. */
export function readRecord(store: () => Store): UploadRecord | undefined {
  try {
    const { id, kind, size, hash } = Object(JSON.parse(store().getItem(KEY) ?? 'null'));
    const holds = typeof id === 'string' && typeof hash === 'string' && Number.isInteger(size);
    return holds && KINDS.includes(kind) ? { id, kind, size, hash } : undefined;
  } catch {
    return undefined;
  }
}

/** @param record undefined forgets */
export function writeRecord(store: () => Store, record: UploadRecord | undefined): void {
  try {
    if (record) store().setItem(KEY, JSON.stringify(record));
    else store().removeItem(KEY);
  } catch {
    // Without storage an upload cannot go on after a reload; it begins anew.
  }
}

/** Whether this is the file of which a part has arrived. */
export const isSameFile = (
  record: UploadRecord,
  { file, hash }: { file: Pick<File, 'size'>; hash?: string },
): boolean => file.size === record.size && hash === record.hash;
