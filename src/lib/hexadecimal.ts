/** Encodes bytes as two lower-case hexadecimal digits each. */
export const hexadecimal = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
