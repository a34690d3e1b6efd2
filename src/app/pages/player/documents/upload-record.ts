import type { DocumentKind } from '../../../../operator/documents.ts';
import { PLAYER_KEYS } from '../../../features/session/session-traces.ts';

/**
 * What a tab stores about an upload in progress, to resume it after a reload until the session ends. It holds neither
 * name nor content of the file, which the player must choose again (docs/decisions/0010-document-upload.md).
 */
export interface UploadRecord {
  id: string;
  kind: DocumentKind;
  /** In bytes. */
  size: number;
  /** SHA-256 of the content in hexadecimal. */
  hash: string;
}

const KEY = `${PLAYER_KEYS}upload`;
const KINDS: readonly unknown[] = ['identification', 'address', 'payment'];

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Unavailable storage counts as empty. */
export function readRecord(store: () => Store): UploadRecord | undefined {
  try {
    const { id, kind, size, hash } = Object(JSON.parse(store().getItem(KEY) ?? 'null'));
    const holds = typeof id === 'string' && typeof hash === 'string' && Number.isInteger(size);
    return holds && KINDS.includes(kind) ? { id, kind, size, hash } : undefined;
  } catch {
    return undefined;
  }
}

/** @param record undefined clears it */
export function writeRecord(store: () => Store, record: UploadRecord | undefined): void {
  try {
    if (record) store().setItem(KEY, JSON.stringify(record));
    else store().removeItem(KEY);
  } catch {
    // Without storage, an upload restarts after a reload.
  }
}

/** Tells whether this is the partly received file. */
export const isSameFile = (
  record: UploadRecord,
  { file, hash }: { file: Pick<File, 'size'>; hash?: string },
): boolean => file.size === record.size && hash === record.hash;
