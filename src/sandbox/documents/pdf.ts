import { notAllowed, unreadable } from './file-fault.ts';
import { compressedObjects } from './pdf-objects.ts';

/** A separator between words: white space or a comment (7.2.3). */
const GAP = '(?:[\\s\\0]|%[^\\r\\n]{0,200}[\\r\\n])';
/** A whole number as viewers read it, with signs, zeros in front and a point. */
const NUMBER = '[+-]{0,3}\\d{1,64}\\.?';
/** What follows a name whose value is a dictionary, in place or elsewhere. */
const VALUE = `${GAP}{0,64}(?:<<|${NUMBER}${GAP}{1,64}${NUMBER}${GAP}{1,64}R(?!\\w))`;
/**
 * Names for active content and attachments (ISO 32000-1, 12.6 and 7.11.4). Short names could occur by chance in picture
 * data: /JS does nothing without these, and additional actions (/AA), attachments (/EF), pages of other files (/Ref) and
 * file systems (/FS) only count with what must follow them, or with an unusually long gap or comment.
 */
const ACTIVE = new RegExp(
  `/(?:(?:JavaScript|OpenAction|Launch|Rendition|EmbeddedFiles?|FileAttachment|RichMedia|OnInstantiate|Movie|Sound|XFA|SubmitForm|ImportData|GoToE|GoToR|Thread|Encrypt)(?!\\w)|(?:AA|EF|Ref|FS)${VALUE}|(?:AA|EF)${GAP}{65}|(?:AA|EF|Ref|FS)${GAP}{0,64}%[^\\r\\n]{201}|FS${GAP}{0,64}/URL(?!\\w))`,
);
export const isPdf = (bytes: Buffer) => /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8));

/**
 * Checks that a PDF file is complete and only shows pages. Objects can hide in compressed streams, and names behind
 * hexadecimal escapes, so both are decoded first.
 * @throws Problem 415 for active, encrypted or uninspectable content, 422 for a broken file
 */
export function checkPdf(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1');
  if (!/%%EOF\s*$/.test(text.slice(-1024))) throw unreadable();
  const parts = [plain(bytes), ...compressedObjects(bytes, plain).map(plain)];
  // An object stream that was not inflated is hidden by unusual syntax.
  const packed = parts[0]?.match(/\/ObjStm(?!\w)/g) ?? [];
  if (packed.length > parts.length - 1) throw notAllowed();
  if (parts.some((part) => ACTIVE.test(part))) throw notAllowed();
  if (!parts.some((part) => /\/Pages?(?!\w)/.test(part))) throw unreadable();
  return bytes;
}

const HASH = 0x23;
/** The value of a hexadecimal digit by its ASCII code, -1 for anything else. */
const DIGITS = Int8Array.from({ length: 256 }, (_, code) =>
  '0123456789abcdef'.indexOf(String.fromCharCode(code).toLowerCase()),
);

/** `/J#61vaScript` is `/JavaScript`. Decoded in a single pass, because a file may consist entirely of escapes. */
function plain(bytes: Buffer): string {
  const out = Buffer.allocUnsafe(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    const high = byte === HASH ? (DIGITS[bytes[at + 1] ?? 0] ?? -1) : -1;
    const low = high < 0 ? -1 : (DIGITS[bytes[at + 2] ?? 0] ?? -1);
    out[length++] = low < 0 ? byte : high * 16 + low;
    if (low >= 0) at += 2;
  }
  return out.toString('latin1', 0, length);
}
