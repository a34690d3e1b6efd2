import type { Operations } from '../../operator/contract/types.ts';
import { notAllowed } from './file-fault.ts';
import { cleanJpeg, isJpeg } from './jpeg.ts';
import { checkPdf, isPdf } from './pdf.ts';
import { cleanPng, isPng } from './png.ts';

export type FileType = Operations['beginUpload']['request']['type'];

interface Kind {
  /** Extensions of such files; the first is added to names without one. */
  readonly endings: readonly string[];
  /** Whether the first bytes match the type. */
  readonly is: (bytes: Buffer) => boolean;
  /** Returns the file as stored. @throws Problem */
  readonly clean: (bytes: Buffer) => Buffer;
}

const KINDS: Readonly<Record<FileType, Kind>> = {
  'image/jpeg': { endings: ['jpg', 'jpeg', 'jfif'], is: isJpeg, clean: cleanJpeg },
  'image/png': { endings: ['png'], is: isPng, clean: cleanPng },
  'application/pdf': { endings: ['pdf'], is: isPdf, clean: checkPdf },
};

/** The type with this name. @throws Problem 415 for an unsupported one */
export function fileType(name: string): FileType {
  if (Object.hasOwn(KINDS, name)) return name as FileType;
  throw notAllowed();
}

/** Extensions of files of this type, without the dot. */
export const endingsOf = (type: FileType): readonly string[] => KINDS[type].endings;

/**
 * Returns the file as stored: fully checked, without metadata or data after its end.
 * @throws Problem 415 if the bytes are not of this type, 422 if they are but broken
 */
export function cleanFile(bytes: Buffer, type: FileType): Buffer {
  if (!KINDS[type].is(bytes)) throw notAllowed();
  return KINDS[type].clean(bytes);
}
