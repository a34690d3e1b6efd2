import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as 43 characters: an access token, a refresh token, a password's link. */
export const newToken = () => randomBytes(32).toString('base64url');
/** A random name for a row that is no secret: 96 bits, 16 characters. */
export const newId = () => randomBytes(12).toString('base64url');
/** What is kept of a token. Tokens are random, so a fast hash without salt is enough. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
