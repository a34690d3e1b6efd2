import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushKeys } from './ports.ts';

/** Announced record size. Push services accept no longer bodies. */
const RECORD_SIZE = 4096;
/** Header with salt, record size and key; delimiter and tag of the single record. */
const OVERHEAD = 16 + 4 + 1 + 65 + 1 + 16;
/** Delimiter of the last record (RFC 8188, section 2). */
const LAST_RECORD = Buffer.of(2);

/** Values that must differ for each message. */
interface MessageSecrets {
  readonly pair: ECDH;
  /** 16 bytes. */
  readonly salt: Buffer;
}

/**
 * Encrypts a push message into one record (RFC 8291, `aes128gcm`).
 * @throws Error for invalid keys, or a text that exceeds the limit
 */
export function encryptMessage(
  { p256dh, auth }: PushKeys,
  text: string,
  { pair, salt }: MessageSecrets = newSecrets(),
): Buffer {
  const receiver = Buffer.from(p256dh, 'base64url');
  const secret = Buffer.from(auth, 'base64url');
  const plain = Buffer.from(text);
  if (receiver.length !== 65 || secret.length !== 16)
    throw new RangeError('Expected a key of 65 bytes and a secret of 16');
  if (plain.length + OVERHEAD > RECORD_SIZE)
    throw new RangeError(`Expected at most ${RECORD_SIZE - OVERHEAD} bytes of text`);

  const sender = pair.getPublicKey();
  const material = derive(
    pair.computeSecret(receiver),
    secret,
    Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]),
    32,
  );
  const key = derive(material, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(material, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_SIZE);
  return Buffer.concat([
    salt,
    size,
    Buffer.of(sender.length),
    sender,
    cipher.update(plain),
    cipher.update(LAST_RECORD),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
}

function newSecrets(): MessageSecrets {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { pair, salt: randomBytes(16) };
}

const derive = (key: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));
