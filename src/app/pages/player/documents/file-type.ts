import type { Announcement } from '../../../../operator/documents.ts';

export type FileType = Announcement['type'];

const SIGNATURES: readonly [FileType, readonly number[]][] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];
/** Number of bytes needed to detect the type. */
export const SIGNATURE_LENGTH = 8;

/** Detects a file's type by its first bytes, regardless of its name; undefined for types that may not be sent. */
export function fileTypeOf(start: Uint8Array): FileType | undefined {
  return SIGNATURES.find(([, bytes]) => bytes.every((byte, index) => start[index] === byte))?.[0];
}
