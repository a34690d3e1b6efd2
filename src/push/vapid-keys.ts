import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto';
import type { VapidKeys } from './settings.ts';

/** Generates a key pair for signing. */
export function generateVapidKeys(): VapidKeys {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // OpenSSL leaves out leading zeros.
  const privateKey = Buffer.alloc(32);
  pair.getPrivateKey().copy(privateKey, 32 - pair.getPrivateKey().length);
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  };
}

/** The private key for `node:crypto`. */
export function signingKey({ publicKey, privateKey }: VapidKeys): KeyObject {
  // 0x04, x, y.
  const point = Buffer.from(publicKey, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  return createPrivateKey({
    key: { kty: 'EC', crv: 'P-256', d: privateKey, x: part(1), y: part(33) },
    format: 'jwk',
  });
}
