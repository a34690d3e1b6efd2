import { notAllowed } from './file-fault.ts';
import { endingsOf, type FileType } from './file-type.ts';

/** Characters of a name before its ending. */
const MAX_STEM = 80;
/** Names that Windows keeps for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * The name as it may be shown and quoted: no folders, no control, invisible or direction-changing
 * characters, nothing that a file system or a header takes amiss. A name without an ending gets
 * the type's own; throws Problem 415 for the ending of another type.
 */
export function cleanName(name: string, type: FileType): string {
  const visible = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^.*[\\/]/, '')
    .replace(/["<>:|?*]/g, '_')
    .trim();
  const [, stem = visible, ending] = /^(.*)\.([A-Za-z\d]{1,10})$/.exec(visible) ?? [];
  const endings = endingsOf(type);
  if (ending !== undefined && !endings.includes(ending.toLowerCase())) throw notAllowed();
  const short = [...stem.replace(/^[.\s]+|[.\s]+$/g, '')].slice(0, MAX_STEM).join('').trimEnd();
  const safe = DEVICE.test(short) ? `_${short}` : short || 'document';
  return `${safe}.${ending?.toLowerCase() ?? endings[0]}`;
}
