export type Encoding = 'br' | 'gzip';

/** Names in an Accept-Encoding header, without those that it excludes. */
const namesIn = (accepted: string): string[] =>
  accepted
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0] as string);

/**
 * Picks the smallest encoding of a response that the client accepts, or undefined for none.
 * @param accepted the Accept-Encoding header
 * @param available the available encodings, smallest first
 */
export const acceptedEncoding = (
  accepted: string,
  available: readonly Encoding[] = ['br', 'gzip'],
): Encoding | undefined => {
  const names = namesIn(accepted);
  return available.find((encoding) => names.includes(encoding));
};

/** Whether the client reads bodies compressed with a shared dictionary (RFC 9842). */
export const acceptsDictionary = (accepted = ''): boolean => namesIn(accepted).includes('dcz');
