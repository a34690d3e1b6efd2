import { inflateSync } from 'node:zlib';
import { notAllowed } from './file-fault.ts';

/** Bytes that all compressed objects of a file may unfold to. */
const MAX_UNFOLDED = 16 * 1024 * 1024;
/** Streams that a file may have; ten megabytes of scanned pages have a few dozen. */
const MAX_STREAMS = 5000;

/** Of a dictionary: its brackets, what may hide brackets, and all else in one piece. */
const TOKEN = /<<|>>|\(|%[^\r\n]*|<[^>]*>|[^<>(%]+|[\s\S]/y;
const IN_STRING = /[^\\()]+|\\[\s\S]|[()]/y;
/** What parts words, and may stand between a dictionary and its stream. */
const GAP = /(?:[\s\0]|%[^\r\n]*)*/y;
const STREAM = /(?:[\s\0]|%[^\r\n]*)*stream/y;
/** Readers skip to the next line, whatever stands there. */
const LINE_END = /[^\r\n]{0,200}(?:\r\n|\r|\n)/y;
const DEFLATED = /\/Filter[\s\0]*(?:\[[\s\0]*\/FlateDecode[\s\0]*\]|\/FlateDecode[\s\0]*(?=\/|>>))/;

/**
 * What the file's streams of objects hold (ISO 32000-1, 7.5.7), unfolded. A reader begins wherever the file tells it to,
 * so each `obj` may begin an object. Throws Problem 415 for what cannot be looked into.
 * @param plain undoes what names may be disguised by
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
    // Objects lie one behind the other: together they are no longer than the file.
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

/** Readers look for the first two, not all of them for the type. */
const isPacked = (dictionary: string) =>
  (/\/First(?!\w)/.test(dictionary) && /\/N(?!\w)/.test(dictionary)) ||
  /\/ObjStm(?!\w)/.test(dictionary);

/** By zlib alone; some readers take the short names as well. */
const isDeflated = (dictionary: string) =>
  DEFLATED.test(dictionary) &&
  dictionary.match(/\/(?:F|Filter|DP|DecodeParms)(?!\w)/g)?.length === 1;

/** The dictionary that begins here, without its strings and comments: both may look like parts of it. */
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
  // It has no end: nobody can say what is in it.
  throw notAllowed();
}

/** Parentheses in a string stand in pairs or behind a backslash (7.3.4.2). */
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

/** zlib's data ends by itself: what follows is not looked at. */
function inflated(data: Buffer, room: number): Buffer {
  try {
    return inflateSync(data, { maxOutputLength: Math.max(1, room) });
  } catch {
    throw notAllowed();
  }
}
