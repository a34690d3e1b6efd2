// For tests: a software authenticator that creates one passkey and a browser's responses.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Authenticator flags: user present and verified; attested credential data included. */
const PRESENT_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/**
 * @param origin of the page that asks
 * @param host that the passkey is bound to
 */
export function createSoftwarePasskey(origin: string, host = new URL(origin).hostname) {
  const rpIdHash = sha256(host);
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // COSE: key type EC2, algorithm ES256, curve P-256 and its coordinates (RFC 9053).
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
  let counter = 0;
  const authenticatorData = (flags: number, ...rest: Uint8Array[]) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++counter);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count, ...rest]);
  };
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const credential = { id: base64(id), rawId: base64(id), type: 'public-key' };

  return {
    /** The result of `navigator.credentials.create()` for a challenge. */
    create(challenge: string) {
      const length = Buffer.from([0, id.length]);
      const data = authenticatorData(
        PRESENT_VERIFIED | WITH_CREDENTIAL,
        Buffer.alloc(16),
        length,
        id,
        coseKey,
      );
      const attestation = new Map<string, string | Uint8Array | Map<string, never>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(data)],
      ]);
      const response = {
        clientDataJSON: base64(clientData('webauthn.create', challenge)),
        attestationObject: base64(isoCBOR.encode(attestation)),
        transports: ['internal'],
      };
      return { ...credential, response, clientExtensionResults: {} };
    },

    /** The result of `navigator.credentials.get()` for a challenge. */
    get(challenge: string) {
      const data = authenticatorData(PRESENT_VERIFIED);
      const client = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const response = {
        clientDataJSON: base64(client),
        authenticatorData: base64(data),
        signature: base64(signature),
      };
      return { ...credential, response, clientExtensionResults: {} };
    },
  };
}
