export type Encoding = 'br' | 'gzip';

/**
 * Picks the smallest encoding of a response that the client accepts, or undefined for none.
 * @param accepted the Accept-Encoding header
 * @param available the encodings that there are, smallest first
 */
export const acceptedEncoding = (
  accepted: string,
  available: readonly Encoding[] = ['br', 'gzip'],
): Encoding | undefined => {
  const named = accepted
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return available.find((encoding) => named.includes(encoding));
};
