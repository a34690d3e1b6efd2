import { inflateSync } from 'node:zlib';
import { notAllowed } from './file-fault.ts';

/** Maximum inflated bytes of all compressed objects of a file. */
const MAX_UNFOLDED = 16 * 1024 * 1024;
/** Maximum number of streams of a file. Ten megabytes of scanned pages have a few dozen. */
const MAX_STREAMS = 5000;

/** Tokens of a dictionary: its brackets, anything that may hide brackets, and the rest in one piece. */
const TOKEN = /<<|>>|\(|%[^\r\n]*|<[^>]*>|[^<>(%]+|[\s\S]/y;
const IN_STRING = /[^\\()]+|\\[\s\S]|[()]/y;
/** Separators between words, which may also stand between a dictionary and its stream. */
const GAP = /(?:[\s\0]|%[^\r\n]*)*/y;
const STREAM = /(?:[\s\0]|%[^\r\n]*)*stream/y;
/** After `stream`, readers skip to the next line, whatever is in between. */
const LINE_END = /[^\r\n]{0,200}(?:\r\n|\r|\n)/y;
const DEFLATED = /\/Filter[\s\0]*(?:\[[\s\0]*\/FlateDecode[\s\0]*\]|\/FlateDecode[\s\0]*(?=\/|>>))/;

/**
 * Returns the inflated contents of the file's object streams (ISO 32000-1, 7.5.7). A reader starts wherever the file
 * tells it to, so each `obj` may start an object.
 * @param plain decodes disguised names
 * @throws Problem 415 for content that cannot be inspected
 */
export function compressedObjects(bytes: Buffer, plain: (bytes: Buffer) => string): Buffer[] {
  const text = bytes.toString('latin1');
  const found: Buffer[] = [];
  let room = MAX_UNFOLDED;
  let streams = 0;
  let unread = text.length;
  for (const { index } of text.matchAll(/(?<!end)obj/g)) {
    const start = endOf(GAP, text, index + 3) ?? text.length;
    const { words, end } = text.startsWith('<<', start)
      ? dictionaryAt(text, start)
      : { words: '', end: start };
    // Objects follow one another, so together they are not longer than the file.
    unread -= end - index;
    if (unread < 0) throw notAllowed();
    const stream = words === '' ? undefined : endOf(STREAM, text, end);
    if (stream === undefined) continue;
    if (++streams > MAX_STREAMS) throw notAllowed();
    const dictionary = plain(Buffer.from(words, 'latin1'));
    if (!isPacked(dictionary)) continue;
    const data = endOf(LINE_END, text, stream);
    if (data === undefined || !isDeflated(dictionary)) throw notAllowed();
    const objects = inflated(bytes.subarray(data), room);
    room -= objects.length;
    found.push(objects);
  }
  return found;
}

/** Readers check the first two, but not all check the type. */
const isPacked = (dictionary: string) =>
  (/\/First(?!\w)/.test(dictionary) && /\/N(?!\w)/.test(dictionary)) ||
  /\/ObjStm(?!\w)/.test(dictionary);

/** Compressed only with zlib. Some readers also accept the short names. */
const isDeflated = (dictionary: string) =>
  DEFLATED.test(dictionary) &&
  dictionary.match(/\/(?:F|Filter|DP|DecodeParms)(?!\w)/g)?.length === 1;

/** The dictionary that starts here, without its strings and comments, which may look like parts of it. */
function dictionaryAt(text: string, start: number): { words: string; end: number } {
  const words: string[] = [];
  let depth = 0;
  for (let at = start; at < text.length; ) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[0] ?? ' ';
    at = token === '(' ? stringEnd(text, at + 1) : at + token.length;
    words.push(/^[(%]|^<[^<]/.test(token) ? ' ' : token);
    if (token === '<<') depth++;
    else if (token === '>>' && --depth === 0) return { words: words.join(''), end: at };
  }
  // It has no end, so its contents cannot be determined.
  throw notAllowed();
}

/** Parentheses in a string are balanced or escaped with a backslash (7.3.4.2). */
function stringEnd(text: string, start: number): number {
  let at = start;
  for (let depth = 1; depth > 0 && at < text.length; ) {
    IN_STRING.lastIndex = at;
    const part = IN_STRING.exec(text)?.[0] ?? ' ';
    at += part.length;
    if (part === '(') depth++;
    if (part === ')') depth--;
  }
  return at;
}

function endOf(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

/** zlib data ends by itself; anything after it is ignored. */
function inflated(data: Buffer, room: number): Buffer {
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, room) });
  } catch {
    throw notAllowed();
  }
}
