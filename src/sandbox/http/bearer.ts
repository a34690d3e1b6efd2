/** The token of an `Authorization` header, if it looks like one of ours, which have 43 characters: long input is not hashed. */
export const bearerOf = (authorization = ''): string | undefined =>
  /^Bearer ([\w-]{20,100})$/i.exec(authorization)?.[1];
