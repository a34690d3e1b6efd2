import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits in 43 characters, for access tokens, refresh tokens and password reset links. */
export const newToken = () => randomBytes(32).toString('base64url');
/** A random id for a row, not a secret: 96 bits, 16 characters. */
export const newId = () => randomBytes(12).toString('base64url');
/** Hashes a token for storage. Tokens are random, so a fast hash without salt is enough. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
