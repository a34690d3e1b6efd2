/**
 * The token of an `Authorization` header, if its length is plausible, so that long input is not hashed. Ours have 43
 * characters.
 */
export const bearerOf = (authorization = ''): string | undefined =>
  /^Bearer ([\w-]{20,100})$/i.exec(authorization)?.[1];
