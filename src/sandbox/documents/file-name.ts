import { notAllowed } from './file-fault.ts';
import { endingsOf, type FileType } from './file-type.ts';

/** Maximum characters of a name before its extension. */
const MAX_STEM = 80;
/** Windows device names. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * Cleans a name for display and headers: removes folders, control, invisible and direction-changing characters, and
 * what is unsafe in file systems or headers. A name without an extension gets the type's own.
 * @throws Problem 415 for the extension of another type
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
