import { hexadecimal } from '../../../../lib/hexadecimal.ts';
import { failure, type Result, success } from '../../../../lib/result.ts';
import type { Announcement } from '../../../../operator/documents.ts';

/** The operator's maximum in bytes (the contract's `beginUpload`). */
export const MOST_BYTES = 10_485_760;
/** More pixels than any phone camera produces; larger images are likely malicious. */
const MOST_PIXELS = 100_000_000;
/** Width of the preview, in pixels. */
const PREVIEW_WIDTH = 720;

/** A file that passed the checks. */
export interface CheckedFile {
  file: File;
  type: FileType;
  /** SHA-256 of the content in hexadecimal, to recognise the file; absent if the browser cannot compute it. */
  hash?: string;
  /** Preview image; absent for PDF. */
  preview?: ImageBitmap;
}

/** Why a file is not sent, with the operator's codes. */
export type FileFault =
  | 'file_empty'
  | 'file_too_large'
  | 'file_type_not_allowed'
  | 'file_unreadable'
  | 'image_too_big';

/** Checks size, type by content and whether the photo decodes, before any upload. */
export async function checkFile(file: File): Promise<Result<CheckedFile, FileFault>> {
  if (file.size === 0) return failure('file_empty');
  if (file.size > MOST_BYTES) return failure('file_too_large');
  try {
    const content = await file.arrayBuffer();
    const type = fileTypeOf(new Uint8Array(content, 0, Math.min(SIGNATURE_LENGTH, file.size)));
    if (!type) return failure('file_type_not_allowed');
    const checked: CheckedFile = { file, type };
    const hash = await sha256(content);
    if (hash !== undefined) checked.hash = hash;
    if (type === 'application/pdf') return success(checked);
    const picture = await createImageBitmap(file);
    const { width, height } = picture;
    picture.close();
    if (width * height > MOST_PIXELS) return failure('image_too_big');
    checked.preview = await createImageBitmap(file, {
      resizeWidth: Math.min(PREVIEW_WIDTH, width),
      resizeQuality: 'medium',
    });
    return success(checked);
  } catch {
    // The file was removed meanwhile, or its content is not an image.
    return failure('file_unreadable');
  }
}

async function sha256(content: ArrayBuffer): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  return hexadecimal(new Uint8Array(await crypto.subtle.digest('SHA-256', content)));
}

type FileType = Announcement['type'];

const SIGNATURES: readonly [FileType, readonly number[]][] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];
/** Number of bytes needed to detect the type. */
const SIGNATURE_LENGTH = 8;

/** Detects a file's type by its first bytes, regardless of its name; undefined for types that may not be sent. */
export function fileTypeOf(start: Uint8Array): FileType | undefined {
  return SIGNATURES.find(([, bytes]) => bytes.every((byte, index) => start[index] === byte))?.[0];
}
