import { createHash, timingSafeEqual } from 'node:crypto';

/** Who asks: the holder of the token, nobody in particular, or someone with a wrong token. */
export type Caller = 'editor' | 'public' | 'wrong';

/** Reads an Authorization header. A scheme other than Bearer counts as none, as in the real one. */
export function callerOf(authorization: string, token: string): Caller {
  const given = /^Bearer\s+(.+)$/i.exec(authorization)?.[1];
  if (given === undefined) return 'public';
  return token !== '' && timingSafeEqual(digest(given), digest(token)) ? 'editor' : 'wrong';
}

const digest = (value: string) => createHash('sha256').update(value).digest();
